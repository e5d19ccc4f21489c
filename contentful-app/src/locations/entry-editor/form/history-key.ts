type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/**
 * What a key asks of the history. One rule: Ctrl+Z takes back what was done last, wherever the cursor is. A visual text
 * editor first takes back what is typed in it, and then leaves the key. Inputs outside the fields, and those that are
 * marked with `data-own-undo`, keep it.
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
