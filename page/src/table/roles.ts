/** What each seat is doing, read from the view; the page decides none of it. */
import type { HeartsView, MustamaijaView, View } from '../lib/protocol'
import { PHASES } from '../lib/words'

export type Role = 'leads' | 'defends' | 'out' | 'turn' | 'dealer' | 'winning' | 'loser'

export const isMustamaija = (family: string, _view: View): _view is MustamaijaView =>
  family === ('mustamaija' satisfies keyof typeof PHASES)

export const isHearts = (family: string, _view: View): _view is HeartsView =>
  family === ('hearts' satisfies keyof typeof PHASES)

/** What a deal waits for, by its number. */
export function phaseOf(family: string, phase: number): string {
  const phases: Record<number, string> = PHASES[family as keyof typeof PHASES] ?? {}
  return phases[phase] ?? ''
}

export function rolesOf(family: string, view: View, seat: number): Role[] {
  const roles: Role[] = []
  const phase = phaseOf(family, view.phase)
  if (isMustamaija(family, view)) {
    const bout = phase === 'lead' || phase === 'defence'
    if (view.out.includes(seat)) roles.push('out')
    else if (bout && seat === view.attacker) roles.push('leads')
    else if (bout && seat === view.defender) roles.push('defends')
    if (seat === view.loser) roles.push('loser')
  } else if (isHearts(family, view) && seat === view.winner) roles.push('winning')
  if (seat === view.dealer) roles.push('dealer')
  if (view.turn.includes(seat)) roles.push('turn')
  return roles
}
