import type { Enhance } from '@association/ui/island/enhance-whole.ts'

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

/** The page's header can cover the area above the offset. */
function isSeen(header: Element, scrollOffsetPx: number) {
  const { top, bottom } = header.getBoundingClientRect()
  return top >= scrollOffsetPx && bottom <= innerHeight
}
