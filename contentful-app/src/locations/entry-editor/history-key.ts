type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** What a key asks of the history. Where text is typed, the keys belong to the browser's own undo. */
export function historyKey(pressed: Key, focused: Element | null): 'undo' | 'redo' | undefined {
  if (pressed.ctrlKey === pressed.metaKey || pressed.altKey || isTypedInto(focused)) return undefined
  const key = pressed.key.toLowerCase()
  if (key === 'z') return pressed.shiftKey ? 'redo' : 'undo'
  return key === 'y' && pressed.ctrlKey && !pressed.shiftKey ? 'redo' : undefined
}

const untyped: ReadonlySet<string> = new Set(['button', 'checkbox', 'color', 'radio', 'range', 'submit'])

function isTypedInto(element: Element | null): boolean {
  if (element?.tagName === 'INPUT') return !untyped.has((element as HTMLInputElement).type)
  return element?.tagName === 'TEXTAREA' || (element as HTMLElement | null)?.isContentEditable === true
}
