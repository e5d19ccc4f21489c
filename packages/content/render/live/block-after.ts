/** The block that a marker speaks of: the page's marker may stand before that of its first block. */
export function blockAfter(marker: Element): Element | null {
  let next = marker.nextElementSibling
  while (next?.hasAttribute('data-markers')) next = next.nextElementSibling
  return next
}
