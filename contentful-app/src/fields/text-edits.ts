/** The text of an input and the range of its selection. */
export type Typed = { text: string; start: number; end: number }

/** A part of a text that another text takes the place of. */
export type Edit = { from: number; until: number; inserted: string }

/** Applies edits, given in the order of the text. The selection stays on the same words. */
export function applyEdits({ text, start, end }: Typed, edits: readonly Edit[]): Typed {
  const isCursor = start === end
  let written = ''
  let position = 0
  for (const { from, until, inserted } of edits) {
    written += text.slice(position, from) + inserted
    position = until
  }
  return {
    text: written + text.slice(position),
    start: movedTo(start, { edits, isBefore: false }),
    end: movedTo(end, { edits, isBefore: !isCursor }),
  }
}

/** Where a position is after the edits; beside an insertion it stands before or behind it. */
function movedTo(position: number, { edits, isBefore }: { edits: readonly Edit[]; isBefore: boolean }) {
  let shift = 0
  for (const { from, until, inserted } of edits) {
    if (from > position || (isBefore && from === position)) break
    if (until > position) return from + shift + inserted.length
    shift += inserted.length - (until - from)
  }
  return position + shift
}

export type Line = { from: number; text: string }

/** The lines that the selection touches. A selection that ends at the start of a line does not touch it. */
export function selectedLines({ text, start, end }: Typed): Line[] {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  let from = text.lastIndexOf('\n', start - 1) + 1
  const ending = text.indexOf('\n', last)
  const whole = text.slice(from, ending === -1 ? text.length : ending)
  return whole.split('\n').map((line) => {
    const found = { from, text: line }
    from += line.length + 1
    return found
  })
}
