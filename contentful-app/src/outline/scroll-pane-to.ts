/** `scrollIntoView` also scrolls the frame and the web app around it. */
export function scrollPaneTo(row: HTMLElement) {
  const pane = paneOf(row)
  if (!pane) return
  const [outer, inner] = [pane.getBoundingClientRect(), row.getBoundingClientRect()]
  const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom
  if (!isSeen) pane.scrollBy({ top: inner.top - outer.top - (outer.height - inner.height) / 2 })
}

function paneOf(row: HTMLElement) {
  let pane = row.parentElement
  while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement
  return pane
}
