export const toAttribute = (attributes: object) => JSON.stringify(attributes)

/** Returns `false` for damaged attributes: ProseMirror then skips the element. */
export function fromAttribute(element: HTMLElement, name: string): Record<string, unknown> | false {
  try {
    const attributes = JSON.parse(element.getAttribute(name) ?? '')
    return typeof attributes === 'object' && attributes !== null ? attributes : false
  } catch {
    return false
  }
}
