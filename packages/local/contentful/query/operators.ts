import { areaOf, isPoint } from './places.ts'
import { startsEach, textsIn, wordsOf } from './text.ts'

type Test = (values: readonly unknown[]) => boolean

/** Keyed by the name in brackets; `eq` has none. Each prepares its value once per query. */
export const operators = {
  eq: (wanted) => some(equalTo(wanted)),
  ne: (wanted) => not(some(equalTo(wanted))),
  in: (wanted) => some(oneOf(wanted)),
  nin: (wanted) => not(some(oneOf(wanted))),
  all: (wanted) => {
    const tests = listOf(wanted).map(equalTo)
    return (values) => tests.every((test) => values.some(test))
  },
  exists: (wanted) => (values) => values.length > 0 === (wanted !== 'false'),
  lt: (wanted) => some((value) => compare(value, wanted) < 0),
  lte: (wanted) => some((value) => compare(value, wanted) <= 0),
  gt: (wanted) => some((value) => compare(value, wanted) > 0),
  gte: (wanted) => some((value) => compare(value, wanted) >= 0),
  match: (wanted) => {
    const words = wordsOf(wanted)
    return (values) => startsEach(words, values.flatMap(textsIn).flatMap(wordsOf))
  },
  /** `near` only orders by distance, and drops documents without a location. */
  near: () => some(isPoint),
  within: (wanted) => {
    const isInside = areaOf(listOf(wanted).map(Number))
    return some((value) => isPoint(value) && (isInside?.(value) ?? false))
  },
} as const satisfies Record<string, (wanted: string) => Test>

export type Operator = keyof typeof operators

export const isOperator = (name: string): name is Operator => Object.hasOwn(operators, name)

export const listOf = (wanted: string) => wanted.split(',').map((part) => part.trim())

const some =
  (test: (value: unknown) => boolean): Test =>
  (values) =>
    values.some(test)

const not =
  (test: Test): Test =>
  (values) =>
    !test(values)

function oneOf(wanted: string) {
  const tests = listOf(wanted).map(equalTo)
  return (value: unknown) => tests.some((test) => test(value))
}

function equalTo(wanted: string) {
  const number = Number(wanted)
  const time = timeOf(wanted)
  return (value: unknown) => {
    if (typeof value === 'number') return value === number
    if (time !== undefined && typeof value === 'string') return value === wanted || timeOf(value) === time
    return String(value) === wanted
  }
}

/** Negative for a smaller value; NaN, which compares false, for incomparable values. */
function compare(value: unknown, wanted: string): number {
  if (typeof value === 'number') return value - Number(wanted)
  if (typeof value !== 'string') return Number.NaN
  const [time, wantedTime] = [timeOf(value), timeOf(wanted)]
  if (time !== undefined && wantedTime !== undefined) return time - wantedTime
  return value < wanted ? -1 : value > wanted ? 1 : 0
}

const isoDate = /^\d{4}-\d\d-\d\d(T|$)/

function timeOf(text: string): number | undefined {
  if (!isoDate.test(text)) return undefined
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : time
}
