import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { type HeaderState, mobile, nextHeader, normalHeader, slimming } from './slimming.ts'

/** Pixels of scrolling. */
export type SlimmingOptions = { onAbovePx: number; stickAbovePx: number }

export const enhance: Enhance<SlimmingOptions> = (element, { onAbovePx, stickAbovePx }) => {
  const late = element.parentElement?.querySelector<HTMLElement>('[data-sub-navigation]')
  let state: HeaderState = normalHeader
  let changing: ReturnType<typeof setTimeout> | undefined
  let resizing: ReturnType<typeof setTimeout> | undefined

  function look() {
    const open = element.querySelector('[data-menu][aria-expanded="true"]') !== null
    const wasSlim = state.isSlim
    state = nextHeader(state, { scrollY, now: Date.now(), open }, onAbovePx)
    // The user menu closes, because its button moves.
    if (state.isSlim && !wasSlim && !matchMedia(mobile).matches)
      element.dispatchEvent(new Event('slim', { bubbles: true }))
    element.toggleAttribute('data-slim', state.isSlim)
    late?.toggleAttribute('data-stuck', scrollY > stickAbovePx)
    clearTimeout(changing)
    if (state.change) changing = setTimeout(look, state.change.at - Date.now())
  }
  function measure() {
    late?.style.setProperty('--top-height', `${element.offsetHeight}px`)
    look()
  }
  function measureLater() {
    clearTimeout(resizing)
    resizing = setTimeout(measure, slimming.resizeDebounceMs)
  }

  // The height changes with the window and the announcement.
  const sizes = new ResizeObserver(measureLater)
  const listening = new AbortController()
  const listen = { signal: listening.signal, passive: true }
  addEventListener('scroll', look, listen)
  sizes.observe(element)
  measure()
  return () => {
    listening.abort()
    sizes.disconnect()
    clearTimeout(changing)
    clearTimeout(resizing)
    element.removeAttribute('data-slim')
    late?.removeAttribute('data-stuck')
  }
}
