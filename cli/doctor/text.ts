import { linesOf } from '@association/services/command-line/lines.ts'
import { count } from '../output/count.ts'
import { type Paint, painter } from '../output/paint.ts'
import type { Outcome } from './check.ts'
import type { CheckResult } from './run-checks.ts'

const lineCharacters = 80

const marks = {
  works: { sign: '✓', look: 'green' },
  doubtful: { sign: '!', look: 'yellow' },
  wrong: { sign: '✗', look: 'red' },
  absent: { sign: '–', look: 'dim' },
} as const

export function resultsText(results: readonly CheckResult[], colors?: boolean): string[] {
  const paint = painter(colors)
  const titleCharacters = Math.max(...results.map(({ title }) => title.length)) + 2
  const groups = [...Map.groupBy(results, ({ group }) => group)].flatMap(([group, members]) => [
    paint('bold', group),
    ...members.flatMap((result) => resultLines(result, titleCharacters, paint)),
    '',
  ])
  return [...groups, summary(results)]
}

export const counts = (results: readonly CheckResult[]) => {
  const count = (state: Outcome['state']) => results.filter((result) => result.state === state).length
  return {
    works: count('works'),
    doubtful: count('doubtful'),
    wrong: count('wrong'),
    absent: count('absent'),
  }
}

function resultLines(
  { title, state, message, fix = [] }: CheckResult,
  titleCharacters: number,
  paint: Paint,
): string[] {
  const { sign, look } = marks[state]
  const indent = titleCharacters + 4
  const [first = '', ...more] = wrapped(message, lineCharacters - indent)
  const advice = linesOf(fix).filter(Boolean).flatMap(adviceLines)
  return [
    `  ${paint(look, sign)} ${title.padEnd(titleCharacters)}${state === 'absent' ? paint('dim', first) : first}`,
    ...more.map((line) => `${' '.repeat(indent)}${line}`),
    ...advice,
  ]
}

const adviceLines = (sentence: string) =>
  wrapped(sentence, lineCharacters - 8).map((line, index) => `      ${index === 0 ? '→' : ' '} ${line}`)

/** Long words get their own lines, so that URLs are never cut. */
function wrapped(text: string, columns: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function summary(results: readonly CheckResult[]): string {
  const { works, doubtful, wrong, absent } = counts(results)
  if (wrong + doubtful === 0)
    return `All is well: the doctor found ${count(works, 'check')} in order and skipped ${absent}.`
  const troubles = `${count(wrong, 'check')} wrong, ${doubtful} doubtful`
  return `The doctor found ${troubles} and ${works} in order, and skipped ${absent}.`
}
