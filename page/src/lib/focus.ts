/**
 * Keeps the focus when what had it is taken away: a card that was played, a button that has done
 * its work. It goes to what is nearest, never to the top of the page.
 */
import type { Action } from 'svelte/action'

const REACHABLE =
  'button:not([disabled]):not([tabindex="-1"]), a[href], input, select, summary, [tabindex="0"]'

/** For an element in which things come and go; regions to stay in carry `data-region`. */
export const keepFocus: Action<HTMLElement> = (root) => {
  let regions: Element[] = []
  const notice = ({ target }: FocusEvent) => {
    regions = []
    for (let at = target as Element | null; at && at !== root; at = at.parentElement) {
      if (at.hasAttribute('data-region')) regions.push(at)
    }
    regions.push(root)
  }
  // Whoever leaves by himself is not called back. Some browsers tell of a loss before the element
  // is gone, so that is looked at a moment later.
  const forget = ({ target }: FocusEvent) => {
    queueMicrotask(() => {
      const there = (target as Element).isConnected
      if (there && !root.contains(document.activeElement)) regions = []
    })
  }
  const watch = new MutationObserver(() => {
    const lost = document.activeElement === document.body || document.activeElement === null
    const region = lost && regions.find((each) => each.isConnected)
    if (region) nearest(region).focus({ preventScroll: true })
  })
  root.addEventListener('focusin', notice)
  root.addEventListener('focusout', forget)
  watch.observe(root, { childList: true, subtree: true })
  return {
    destroy() {
      watch.disconnect()
      root.removeEventListener('focusin', notice)
      root.removeEventListener('focusout', forget)
    },
  }
}

function nearest(region: Element): HTMLElement {
  const all = [...region.querySelectorAll<HTMLElement>(REACHABLE)]
  const found = all.find((each) => each.getClientRects().length > 0)
  if (found) return found
  const self = region as HTMLElement
  self.tabIndex = -1
  return self
}

/** Puts the focus on a heading when its screen appears. */
export const focusFirst: Action<HTMLElement> = (node) => {
  node.tabIndex = -1
  node.focus({ preventScroll: true })
}
