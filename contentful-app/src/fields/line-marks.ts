import { applyEdits, type Edit, type Line, selectedLines, type Typed } from './text-edits.ts'

export type LineMark = 'heading' | 'list' | 'numbers' | 'quote'

/** The beginning of a line: `> ` of quotes, spaces, and the mark of a heading or an item. */
type Parts = { quote: string; indent: string; mark: string }

const heading = /^#{1,6}[ \t]+/
const bullet = /^[-*+][ \t]+/
const number = /^\d{1,9}[.)][ \t]+/

/** Marks every selected line, or takes the mark away if all of them have it. Empty lines between others stay empty. */
export function toggleLines(typed: Typed, mark: LineMark): Typed {
  const lines = writtenLines(typed)
  const isOn = lines.every((line) => has(line, mark))
  if (mark === 'quote') return applyEdits(typed, isOn ? lines.map(unquoted) : lines.map(quoted))
  const numbers = counter()
  return applyEdits(
    typed,
    lines.map((line) => {
      const { quote, indent, mark: before } = partsOf(line.text)
      const isItem = mark !== 'heading' && !isOn
      const kept = isItem ? indent : ''
      const inserted = isOn ? '' : kept + { heading: '## ', list: '- ', numbers: numbers(kept) }[mark]
      const from = line.from + quote.length
      return { from, until: from + indent.length + before.length, inserted }
    }),
  )
}

export const hasLineMark = (typed: Typed, mark: LineMark) =>
  writtenLines(typed).every((line) => has(line, mark))

/** The selected lines with words on them; an empty line only where nothing else is selected. */
function writtenLines(typed: Typed): Line[] {
  const lines = selectedLines(typed)
  const written = lines.filter(({ text }) => text.trim() !== '')
  return written.length > 0 ? written : lines.slice(0, 1)
}

function partsOf(line: string): Parts {
  const quote = /^(?: {0,3}>[ \t]?)*/.exec(line)?.[0] ?? ''
  const indent = /^[ \t]*/.exec(line.slice(quote.length))?.[0] ?? ''
  const words = line.slice(quote.length + indent.length)
  const mark = (heading.exec(words) ?? bullet.exec(words) ?? number.exec(words))?.[0] ?? ''
  return { quote, indent, mark }
}

function has({ text }: Line, wanted: LineMark): boolean {
  const { quote, mark } = partsOf(text)
  if (wanted === 'quote') return quote !== ''
  return { heading, list: bullet, numbers: number }[wanted].test(mark)
}

const quoted = ({ from }: Line): Edit => ({ from, until: from, inserted: '> ' })

/** Takes away the outermost quote only. */
function unquoted({ from, text }: Line): Edit {
  const outermost = /^ {0,3}>[ \t]?/.exec(text)?.[0] ?? ''
  return { from, until: from + outermost.length, inserted: '' }
}

/** Numbers items one after the other, and those of an inner list from one. */
function counter() {
  const counts: { indent: number; count: number }[] = []
  return (indent: string) => {
    while ((counts.at(-1)?.indent ?? -1) > indent.length) counts.pop()
    if (counts.at(-1)?.indent !== indent.length) counts.push({ indent: indent.length, count: 0 })
    const last = counts.at(-1)
    if (last) last.count += 1
    return `${last?.count ?? 1}. `
  }
}
