/** Changes an input as if typed: the browser can undo it, and listeners receive events. */
export function typeInto(area: HTMLTextAreaElement, text: string) {
  if (area.value === text) return area.focus()
  const { from, until, inserted } = difference(area.value, text)
  area.focus()
  area.setSelectionRange(from, until)
  if (inserted === '') document.execCommand('delete')
  else document.execCommand('insertText', false, inserted)
}

/** Puts the cursor where the text differs. */
export function showText(area: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const { from, inserted } = difference(area.value, text)
  area.value = text
  if (document.activeElement === area && area.selectionStart !== null)
    area.setSelectionRange(from + inserted.length, from + inserted.length)
}

export function difference(before: string, after: string) {
  const shortest = Math.min(before.length, after.length)
  let from = 0
  while (from < shortest && before[from] === after[from]) from += 1
  let same = 0
  while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, until: before.length - same, inserted: after.slice(from, after.length - same) }
}
