/** What makes the server's markup better; it returns what undoes it. It changes no text and adds no markup from strings. */
export type Enhance<Options> = (element: HTMLElement, options: Options) => () => void

/** Enhances an element as a whole: when the enhancer throws, the element is again what the server made of it. */
export function enhanceWhole<Options>(enhance: Enhance<Options>, element: HTMLElement, options: Options) {
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

function undo(change: MutationRecord) {
  const target = change.target as Element
  const { attributeName, oldValue } = change
  for (const added of change.addedNodes) target.removeChild(added)
  for (const removed of change.removedNodes) target.insertBefore(removed, change.nextSibling)
  if (attributeName && oldValue === null) target.removeAttribute(attributeName)
  else if (attributeName) target.setAttribute(attributeName, oldValue ?? '')
}
