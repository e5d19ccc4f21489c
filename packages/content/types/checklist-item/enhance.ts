import type { Enhance } from '@association/ui/island/enhance-whole.ts'

/** Closes the item around the icon. The focus goes to its header, which is brought back when it is out of view. */
export const enhance: Enhance<{ scrollOffsetPx: number }> = (element, { scrollOffsetPx }) => {
  const item = element.closest('details')
  const header = item?.querySelector('summary')
  if (!item || !header) return () => {}
  const close = () => {
    item.open = false
    header.focus({ preventScroll: true })
    if (!isSeen(header, scrollOffsetPx)) item.scrollIntoView({ block: 'start' })
  }
  const button = element.querySelector('button')
  button?.addEventListener('click', close)
  return () => button?.removeEventListener('click', close)
}

/** What stands higher than the offset may lie under the page's own header. */
function isSeen(header: Element, scrollOffsetPx: number) {
  const { top, bottom } = header.getBoundingClientRect()
  return top >= scrollOffsetPx && bottom <= innerHeight
}
