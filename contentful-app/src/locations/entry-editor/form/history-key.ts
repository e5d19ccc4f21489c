type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/**
 * Ctrl+Z undoes the last action wherever the cursor is. A visual text editor first undoes its own typing, then passes
 * the key on. Inputs outside the fields, and inputs marked with `data-own-undo`, keep the key.
 */
export function historyKey(pressed: Key, focused: Element | null): 'undo' | 'redo' | undefined {
  if (pressed.defaultPrevented || pressed.ctrlKey === pressed.metaKey || pressed.altKey) return undefined
  if (keepsKey(focused)) return undefined
  const key = pressed.key.toLowerCase()
  if (key === 'z') return pressed.shiftKey ? 'redo' : 'undo'
  return key === 'y' && pressed.ctrlKey && !pressed.shiftKey ? 'redo' : undefined
}

const untyped: ReadonlySet<string> = new Set(['button', 'checkbox', 'color', 'radio', 'range', 'submit'])

function keepsKey(element: Element | null): boolean {
  if (!element || !isTypedInto(element)) return false
  return !element.closest('[data-field]') || element.closest('[data-own-undo]') !== null
}

const isTypedInto = (element: Element) =>
  element.tagName === 'TEXTAREA' ||
  (element.tagName === 'INPUT' && !untyped.has((element as HTMLInputElement).type))
