/** Attributes of a node as text of an HTML attribute, for copies within the browser's clipboard. */
export const toAttribute = (attributes: object) => JSON.stringify(attributes)

/** Reads them again; `false` makes ProseMirror leave out an element whose attributes are damaged. */
export function fromAttribute(element: HTMLElement, name: string): Record<string, unknown> | false {
  try {
    const attributes = JSON.parse(element.getAttribute(name) ?? '')
    return typeof attributes === 'object' && attributes !== null ? attributes : false
  } catch {
    return false
  }
}
