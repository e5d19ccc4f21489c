/** CSS pixels from the top of the window. */
export type Span = { top: number; bottom: number }

/** Room that stays between the edge of the view and what is brought into sight. CSS pixels. */
const gapPx = 32

/** How far a window scrolls to show a span, and not further than needed; 0 if enough of it is in sight. */
export function toNearest(span: Span, view: Span): number {
  const above = span.top - view.top - gapPx
  const below = span.bottom - view.bottom + gapPx
  if (isSeen(span, view) || above >= 0 === below <= 0) return 0
  return above < 0 ? Math.max(above, below) : Math.min(above, below)
}

/** How far a window scrolls to show the beginning of a span; 0 if enough of it is in sight. */
export const toBeginning = (span: Span, view: Span): number =>
  isSeen(span, view) ? 0 : span.top - view.top - gapPx

/** Whether most of a span, or half a view of it, is in sight: then a scroll would only move what the editor looks at. */
function isSeen({ top, bottom }: Span, view: Span): boolean {
  const seen = Math.min(bottom, view.bottom) - Math.max(top, view.top)
  return seen >= Math.min((bottom - top) * mostOfIt, (view.bottom - view.top) / 2)
}

const mostOfIt = 0.7

/** The part of the window that no sticky header covers. */
export const viewOfWindow = (): Span => ({ top: stickyEdge(), bottom: window.innerHeight })

const sticky = '[data-island="header-slimming"] > *, [data-sub-navigation]'

/** Where the sticky parts of the shell end. A slim header is moved up and keeps its size, so its children tell. */
export const stickyEdge = () =>
  Math.max(0, ...[...document.querySelectorAll(sticky)].map((part) => part.getBoundingClientRect().bottom))

/** Moves only this window: `scrollIntoView` also scrolls the windows around a frame. */
export function scrollWindow(by: number) {
  if (Math.abs(by) < 1) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isFar = Math.abs(by) > 2 * window.innerHeight
  window.scrollBy({ top: by, behavior: isCalm || isFar ? 'instant' : 'smooth' })
}

/** Scrolls the boxes around an element, such as a carousel, and then the window. */
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
