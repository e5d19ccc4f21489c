/** The page's marker can precede that of its first block. */
export function blockAfter(marker: Element): Element | null {
  let next = marker.nextElementSibling
  while (next?.hasAttribute('data-markers')) next = next.nextElementSibling
  return next
}
