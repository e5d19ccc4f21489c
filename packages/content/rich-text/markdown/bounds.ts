/** The work of parsers grows with the square of lines and marks, and faster with the depth of quotes and lists. */
export const bounds = {
  /** Real descriptions are far shorter. */
  characters: 10_000,
  /** Limits a text that is parsed at once. */
  piece: 30_000,
  lines: 2000,
  marks: 2000,
  /** Quotes and lists may begin up to this column; a tab counts as four. */
  columns: 40,
} as const

/** Parsers stop at these. */
const mark = /[*_~[\]`<&@]|www\.|:\/\//gi

/** A text that would take long shows as plain text. */
export const isTooIntricate = (source: string) =>
  source.length > bounds.piece ||
  countOf(source, /\n/g) > bounds.lines ||
  countOf(source, mark) > bounds.marks

const countOf = (source: string, pattern: RegExp) => source.match(pattern)?.length ?? 0

/** Escapes the marks of quotes and lists that begin too far right. */
export const shallow = (source: string): string => source.replace(lineStart, withoutDepth)

const lineStart = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\s\]\\]{1,80}\]:)+/gm
const rule = /^[ \t]*([-*])(?:[ \t]*\1)+[ \t]*$/

function withoutDepth(start: string): string {
  if (start.length * tabColumns <= bounds.columns || rule.test(start)) return start
  let column = 0
  for (const { 0: part, index } of start.matchAll(/[ \t]|\d+(?=[.)])|[^ \t]/g)) {
    if (column >= bounds.columns && part.trim() !== '')
      return escaped(start, /\d/.test(part) ? index + part.length : index)
    column += part === '\t' ? tabColumns : part.length
  }
  return start
}

const tabColumns = 4
const escaped = (start: string, at: number) => `${start.slice(0, at)}\\${start.slice(at)}`
