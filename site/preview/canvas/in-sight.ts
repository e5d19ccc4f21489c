/** In CSS pixels from the top of the window. */
export type Span = { top: number; bottom: number }

/** CSS pixels between the edge of the view and the element. */
const gapPx = 32

/** Returns the shortest scroll distance that shows a span; 0 if enough is visible. */
export function toNearest(span: Span, view: Span): number {
  const above = span.top - view.top - gapPx
  const below = span.bottom - view.bottom + gapPx
  if (isSeen(span, view) || above >= 0 === below <= 0) return 0
  return above < 0 ? Math.max(above, below) : Math.min(above, below)
}

export const toBeginning = (span: Span, view: Span): number =>
  isSeen(span, view) ? 0 : span.top - view.top - gapPx

/** Scrolling would disturb an editor who sees most of a span, or half a view. */
function isSeen({ top, bottom }: Span, view: Span): boolean {
  const seen = Math.min(bottom, view.bottom) - Math.max(top, view.top)
  return seen >= Math.min((bottom - top) * mostOfIt, (view.bottom - view.top) / 2)
}

const mostOfIt = 0.7

export const viewOfWindow = (): Span => ({ top: stickyEdge(), bottom: window.innerHeight })

const sticky = '[data-island="header-slimming"] > *, [data-sub-navigation]'

/** A slim header moves up but keeps its size, so its children are measured. */
export const stickyEdge = () =>
  Math.max(0, ...[...document.querySelectorAll(sticky)].map((part) => part.getBoundingClientRect().bottom))

/** `scrollIntoView` would also scroll the windows around a frame. */
export function scrollWindow(by: number) {
  if (Math.abs(by) < 1) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isFar = Math.abs(by) > 2 * window.innerHeight
  window.scrollBy({ top: by, behavior: isCalm || isFar ? 'instant' : 'smooth' })
}

export function bringIntoSight(element: Element) {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (scrolls(box)) showWithin(box, element)
  scrollWindow(toNearest(element.getBoundingClientRect(), viewOfWindow()))
}

function scrolls(box: Element) {
  const isLarger = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
  return isLarger && /auto|scroll/.test(getComputedStyle(box).overflow)
}

function showWithin(box: Element, element: Element) {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  const left = missing([inner.left, inner.right], [outer.left, outer.right])
  const top = missing([inner.top, inner.bottom], [outer.top, outer.bottom])
  box.scrollBy({ left, top, behavior: 'instant' })
}

type Ends = readonly [start: number, end: number]

const missing = ([start, end]: Ends, [from, to]: Ends) =>
  start < from ? start - from : end > to ? Math.min(end - to, start - from) : 0
