import type { Typed } from './text-edits.ts'

/** Puts a placeholder on lines of its own, where the cursor is. */
export function insertBlock({ text, start, end }: Typed, block: string): Typed {
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end).trimStart()
  const head = `${before}${before === '' ? '' : '\n\n'}${block}`
  return { text: `${head}\n\n${after}`, start: head.length + 2, end: head.length + 2 }
}

/** Puts pasted Markdown where the cursor is: words into the line, blocks on lines of their own. */
export function insertPasted({ text, start, end }: Typed, pasted: string): Typed {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const isBlock = /\n|^(?:#{1,6} |[-*+] |\d+[.)] |> |\|)/.test(pasted)
  const head = isBlock && before.trim() !== '' ? blankLine(/\n*$/.exec(before)?.[0]) : ''
  const tail = isBlock && after.trim() !== '' ? blankLine(/^\n*/.exec(after)?.[0]) : ''
  const cursor = before.length + head.length + pasted.length
  return { text: before + head + pasted + tail + after, start: cursor, end: cursor }
}

/** The line breaks that are missing to a blank line. */
const blankLine = (breaks = '') => '\n'.repeat(Math.max(2 - breaks.length, 0))
