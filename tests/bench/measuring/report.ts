/** A measured value and its limit. The name is unique in its bench and equal in every run: it contains no measured value. */
export type Figure = {
  name: string
  value: number
  limit: number
  unit: FigureUnit
  /** The value must be at least the limit. Otherwise the limit is the most that it may be. */
  isLeast?: boolean
}

/** The most decimals of a value in each unit. A figure without a unit is a count or a score. */
const decimals = { '': 3, B: 0, MB: 1, ms: 1, s: 2, '×': 2, '%': 1, '/s': 0 } as const
export type FigureUnit = keyof typeof decimals

type Remarks = { note?: string; examples?: readonly string[] }
const mostExamples = 5

export function createReport(write: (text: string) => unknown = (text) => process.stdout.write(text)) {
  const figures: Figure[] = []
  const say = (text: string) => void write(`${text}\n`)
  return {
    figures: figures as readonly Figure[],
    say: (text: string) => say(`  ${text}`),
    judge(figure: Figure, { note, examples = [] }: Remarks = {}) {
      if (figures.some(({ name }) => name === figure.name))
        throw new Error(`Two figures of this bench have the name “${figure.name}”.`)
      figures.push(figure)
      say(figureLine(figure, note))
      for (const example of examples.slice(0, mostExamples)) say(`    ${example}`)
    },
    exitCode: () => (figures.every(isMet) ? 0 : 2),
  }
}

export type BenchReport = ReturnType<typeof createReport>

/** A value that is not a number meets no limit. */
export const isMet = ({ value, limit, isLeast }: Figure) => (isLeast ? value >= limit : value <= limit)

/** True if each figure was measured, and no fault was counted. A busy machine may miss other limits. */
export const isSound = (figures: readonly Figure[]) =>
  figures.length > 0 &&
  figures.every((figure) => Number.isFinite(figure.value) && (!isCountOfFaults(figure) || isMet(figure)))

const isCountOfFaults = ({ unit, limit, isLeast }: Figure) => unit === '' && limit === 0 && !isLeast

export function figureLine(figure: Figure, note?: string): string {
  const { name, value, limit, unit, isLeast } = figure
  const mark = isMet(figure) ? '✓' : '✗'
  const bound = `${isLeast ? 'at least' : 'limit'} ${amount(limit, unit)}`
  return `${mark} ${name}: ${amount(value, unit)} (${bound})${note ? `; ${note}` : ''}`
}

export const limitWords = ({ limit, unit, isLeast }: Figure) =>
  `${isLeast ? '≥' : '≤'} ${amount(limit, unit)}`

export const isTime = ({ unit }: Figure) => unit === 'ms' || unit === 's'

export function amount(value: number, unit: FigureUnit): string {
  const number = value.toLocaleString('en-US', { maximumFractionDigits: decimals[unit] })
  return unit === '' || unit === '/s' ? number + unit : `${number} ${unit}`
}
