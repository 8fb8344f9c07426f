/** The rule that somebody looks for, from the refusal that it explains to its place in the rulebook. */

export interface Sought {
  /** The code of the refusal. */
  readonly code: string
}

let sought = $state.raw<Sought | null>(null)

/** The rule that is looked for; another object each time somebody asks. */
export const soughtRule = () => sought

/** Look for the rule behind a refusal; `null` when nobody does any more. */
export function seekRule(code: string | null): void {
  sought = code === null ? null : { code }
}
