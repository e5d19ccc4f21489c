/** Returns a function that undoes the enhancement. Changes no text and adds no markup from strings. */
export type Enhance<Options> = (element: HTMLElement, options: Options) => () => void

/**
 * Restores the server's markup on an error. Waits while the visitor presses a part: a click is lost when its target is
 * replaced before the release.
 */
export async function enhanceWhole<Options>(
  enhance: Enhance<Options>,
  element: HTMLElement,
  options: Options,
) {
  while (element.matches(':active')) await new Promise((done) => setTimeout(done, pressedMs))
  const observer = new MutationObserver(() => {})
  observer.observe(element, { subtree: true, childList: true, attributeOldValue: true })
  try {
    return enhance(element, options)
  } catch (error) {
    for (const change of observer.takeRecords().reverse()) undo(change)
    throw error
  } finally {
    observer.disconnect()
  }
}

const pressedMs = 30

function undo(change: MutationRecord) {
  const target = change.target as Element
  const { attributeName, oldValue } = change
  for (const added of change.addedNodes) target.removeChild(added)
  for (const removed of change.removedNodes) target.insertBefore(removed, change.nextSibling)
  if (attributeName && oldValue === null) target.removeAttribute(attributeName)
  else if (attributeName) target.setAttribute(attributeName, oldValue ?? '')
}
