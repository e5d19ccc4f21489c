/** Pixels and milliseconds. */
export const slimming = {
  onAbovePx: { withSubNavigation: 500, without: 300 },
  onDelayMs: 1000,
  offBelowPx: 50,
  offDelayMs: 100,
  resizeDebounceMs: 100,
} as const

/** `change`: the next state, unless something happens before. */
export type HeaderState = { isSlim: boolean; change?: { isSlim: boolean; at: number } }
/** `open`: the mobile navigation keeps the header. */
export type HeaderInput = { scrollY: number; now: number; open: boolean }

/** In these windows, a slim header closes nothing. */
export const mobile = '(width <= 768px)'

export const normalHeader: HeaderState = { isSlim: false }

export function nextHeader(state: HeaderState, input: HeaderInput, onAbovePx: number): HeaderState {
  const { isSlim } = state
  const wanted = wantedSlim(isSlim, input.scrollY, onAbovePx)
  if (input.open || wanted === isSlim) return { isSlim }
  const change = state.change ?? { isSlim: wanted, at: input.now + delayOf(wanted) }
  return input.now >= change.at ? { isSlim: wanted } : { isSlim, change }
}

function wantedSlim(isSlim: boolean, scrollY: number, onAbovePx: number): boolean {
  return isSlim ? scrollY >= slimming.offBelowPx : scrollY > onAbovePx
}

const delayOf = (isSlim: boolean) => (isSlim ? slimming.onDelayMs : slimming.offDelayMs)
