import type { BenchResult } from '../measuring/bench-result.ts'
import { isSteady, type Loop, loopsWords, loopWords } from '../measuring/loop.ts'
import { amount, type Figure, isMet, isTime, limitWords } from '../measuring/report.ts'
import { type BenchSection, type FigureRow, noValue } from './figures-page.ts'

/** The date and the commit of a run. */
export type BenchedCommit = { date: string; commit: string; hasChanges: boolean }

export const commitWords = ({ date, commit, hasChanges }: BenchedCommit) =>
  `${date}, commit \`${commit}\`${hasChanges ? ' + uncommitted changes' : ''}`

type Run = { bench: string; benched: BenchedCommit; result: BenchResult }

/** A bench that failed keeps the values of its last run, so that the next run can show them. */
export function sectionOf({ bench, benched, result }: Run, before: readonly FigureRow[] = []): BenchSection {
  const words = commitWords(benched)
  if ('failure' in result)
    return {
      bench,
      origin: `${words}: did not run to its end. ${result.failure}`,
      rows: before.map((row) => ({ ...row, thisRun: noValue, lastRun: lastValue(row) })),
    }
  const { figures, loop } = result
  const lastValues = new Map(before.map((row) => [row.name, lastValue(row)]))
  return {
    bench,
    origin: `${words}: ${loopWords(loop)}.`,
    rows: figures.map((figure) => ({
      name: figure.name,
      limit: limitWords(figure),
      thisRun: valueWords(figure, loop),
      lastRun: lastValues.get(figure.name) ?? noValue,
    })),
  }
}

const lastValue = ({ thisRun, lastRun }: FigureRow) => (thisRun === noValue ? lastRun : thisRun)

function valueWords(figure: Figure, loop: Loop): string {
  const value = `${isMet(figure) ? '' : '✗ '}${amount(figure.value, figure.unit)}`
  if (!isTime(figure)) return value
  return `${value} (${loopsWords(figure, loop)}${isSteady(loop) ? '' : ', unsteady'})`
}
