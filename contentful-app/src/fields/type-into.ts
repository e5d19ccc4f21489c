import type { Typed } from './text-edits.ts'

/** Changes what is typed and selected. One undo of the browser takes it back. */
export function edit(area: HTMLTextAreaElement, change: (typed: Typed) => Typed) {
  const { text, start, end } = change(typedIn(area))
  typeInto(area, text)
  area.setSelectionRange(start, end)
}

export const typedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Typed => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** Changes the text of an input as if it were typed, so that the browser’s undo takes it back. Its listeners hear of it. */
export function typeInto(area: HTMLTextAreaElement, text: string) {
  if (area.value === text) return area.focus()
  const { from, until, inserted } = difference(area.value, text)
  area.focus()
  area.setSelectionRange(from, until)
  if (inserted === '') document.execCommand('delete')
  else document.execCommand('insertText', false, inserted)
}

/** The part of the text before that another text takes the place of. */
export function difference(before: string, after: string) {
  const shortest = Math.min(before.length, after.length)
  let from = 0
  while (from < shortest && before[from] === after[from]) from += 1
  let same = 0
  while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, until: before.length - same, inserted: after.slice(from, after.length - same) }
}
