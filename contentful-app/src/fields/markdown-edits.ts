/** What is typed, and what of it is selected. */
export type Typed = { text: string; start: number; end: number }

/** Puts a placeholder on lines of its own, where the cursor is. */
export function insertBlock({ text, start, end }: Typed, block: string): Typed {
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end).trimStart()
  const head = `${before}${before === '' ? '' : '\n\n'}${block}`
  return { text: `${head}\n\n${after}`, start: head.length + 2, end: head.length + 2 }
}

/** Marks the selection, or opens a place to write in; what is marked already loses its marks. */
export function wrapSelection({ text, start, end }: Typed, [open, close]: readonly [string, string]): Typed {
  const [before, selected, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  if (before.endsWith(open) && after.startsWith(close))
    return {
      text: before.slice(0, -open.length) + selected + after.slice(close.length),
      start: start - open.length,
      end: end - open.length,
    }
  return {
    text: before + open + selected + close + after,
    start: start + open.length,
    end: end + open.length,
  }
}

/** Starts every selected line with a mark, such as “- ” or “## ”. */
export function prefixLines({ text, start, end }: Typed, prefix: string): Typed {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).split('\n')
  const prefixed = lines.map((line) => prefix + line).join('\n')
  return {
    text: text.slice(0, from) + prefixed + text.slice(end),
    start: start + prefix.length,
    end: end + prefix.length * lines.length,
  }
}
