import { applyEdits, type Edit, type Line, selectedLines, type Typed } from './text-edits.ts'

export type InlineMark = 'bold' | 'italic'

/** A part of one line, without the spaces around it. */
type Part = { from: number; until: number }

const lengths = { bold: 2, italic: 1 } as const
const marks = { bold: '**', italic: '*' } as const

/** Marks the selected words of each line, or takes the marks away if all of them have them. */
export function toggleInline(typed: Typed, mark: InlineMark): Typed {
  const parts = selectedParts(typed)
  const found = parts.map((part) => marksAround(typed.text, { part, mark }))
  if (found.every((edits) => edits !== undefined)) {
    const edits = found.flat().toSorted((one, other) => one.from - other.from)
    return applyEdits(typed, edits)
  }
  if (typed.start === typed.end) return open(typed, marks[mark])
  const added = parts.flatMap(({ from, until }, index): Edit[] =>
    found[index]
      ? []
      : [
          { from, until: from, inserted: marks[mark] },
          { from: until, until, inserted: marks[mark] },
        ],
  )
  return applyEdits(trimmed(typed, parts), added)
}

export const hasInlineMark = (typed: Typed, mark: InlineMark) =>
  selectedParts(typed).every((part) => marksAround(typed.text, { part, mark }) !== undefined)

/** A place to write in. */
const open = ({ text, start }: Typed, mark: string): Typed => ({
  text: text.slice(0, start) + mark + mark + text.slice(start),
  start: start + mark.length,
  end: start + mark.length,
})

/** The selection without the spaces at its ends, beside which Markdown reads no mark. */
const trimmed = (typed: Typed, parts: readonly Part[]): Typed => ({
  ...typed,
  start: parts[0]?.from ?? typed.start,
  end: parts.at(-1)?.until ?? typed.end,
})

/** What of each line is selected, without the mark of a heading or an item. */
function selectedParts(typed: Typed): Part[] {
  const { text, start, end } = typed
  if (start === end) return [{ from: start, until: end }]
  const parts = selectedLines(typed).flatMap((line): Part[] => {
    const from = Math.max(start, line.from + wordsFrom(line))
    const selected = text.slice(from, Math.min(end, line.from + line.text.length))
    if (selected.trim() === '') return []
    const leading = selected.length - selected.trimStart().length
    return [{ from: from + leading, until: from + selected.trimEnd().length }]
  })
  return parts.length > 0 ? parts : [{ from: start, until: start }]
}

const wordsFrom = ({ text }: Line) =>
  /^(?: {0,3}>[ \t]?)*[ \t]*(?:#{1,6}[ \t]+|[-*+][ \t]+|\d{1,9}[.)][ \t]+)?/.exec(text)?.[0].length ?? 0

type Wanted = { part: Part; mark: InlineMark }

/** The edits that take the mark away: at the ends of the part, or around a longer text that it is in. */
function marksAround(text: string, { part, mark }: Wanted): Edit[] | undefined {
  const { from, until } = part
  const selected = text.slice(from, until)
  for (const character of ['*', '_']) {
    const inner = { from: runAtStart(selected, character), until: runAtEnd(selected, character) }
    if (selected !== '' && inner.from === selected.length) continue // nothing but marks
    const left = inner.from + runAtEnd(text.slice(0, from), character)
    const right = inner.until + runAtStart(text.slice(until), character)
    if (isIn(Math.min(left, right), mark))
      return removal(from + inner.from - lengths[mark], until - inner.until, mark)
  }
  return enclosing(text, { part, mark })
}

/** Whether so many characters on each side hold the mark: one is italic, two are bold, three are both. */
const isIn = (count: number, mark: InlineMark) =>
  mark === 'bold' ? count === 2 || count === 3 : count === 1 || count === 3

const runAtStart = (text: string, character: string) => {
  let length = 0
  while (text[length] === character) length += 1
  return length
}
const runAtEnd = (text: string, character: string) => {
  let length = 0
  while (length < text.length && text.at(-1 - length) === character) length += 1
  return length
}

const spans = {
  bold: [/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, /(?<!\w)__(?=\S)(.+?)(?<=\S)__(?!\w)/g],
  italic: [
    /(?<!\*)\*(?![*\s])((?:[^*]|\*\*[^*]+\*\*)+?)(?<!\s)\*(?!\*)/g,
    /(?<![\w_])_(?![_\s])([^_]+?)(?<!\s)_(?![\w_])/g,
  ],
} as const

/** The marks of a longer text on the same line that the part is in. */
function enclosing(text: string, { part: { from, until }, mark }: Wanted): Edit[] | undefined {
  const lineFrom = text.lastIndexOf('\n', from - 1) + 1
  const ending = text.indexOf('\n', until)
  const line = text.slice(lineFrom, ending === -1 ? text.length : ending)
  for (const pattern of spans[mark])
    for (const match of line.matchAll(pattern)) {
      const start = lineFrom + match.index
      const end = start + match[0].length
      const length = lengths[mark]
      if (from >= start + length && until <= end - length) return removal(start, end - length, mark)
    }
  return undefined
}

function removal(first: number, second: number, mark: InlineMark): Edit[] {
  const length = lengths[mark]
  return [
    { from: first, until: first + length, inserted: '' },
    { from: second, until: second + length, inserted: '' },
  ]
}
