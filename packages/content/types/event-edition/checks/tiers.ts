import { isRecord } from '../../../safe/is-record.ts'
import { dayOf } from '../../../shared/dates.ts'
import { type EditionAdvice, type EditionValues, error, warning } from './values.ts'

const prices = ['member', 'nonMember', 'joinNow'] as const
type PriceName = (typeof prices)[number]
const known: readonly string[] = ['name', 'from', ...prices]

type TierRow = Readonly<Record<string, unknown>>
type NamedTier = { row: TierRow; name: string }

export function tierAdvice(values: EditionValues): EditionAdvice[] {
  const { tiers, earlyBirdDeadline, advancedDeadline } = values
  if (tiers === undefined || tiers === null) return []
  if (!Array.isArray(tiers)) return [error('tiers', 'The tiers must be a list: [ … ].')]
  if (tiers.length === 0) return []
  const rows = tiers.flatMap((row): NamedTier | [] =>
    isRecord(row) && typeof row.name === 'string' && row.name.trim() !== ''
      ? { row, name: row.name.trim() }
      : [],
  )
  return [
    ...(rows.length < tiers.length ? [error('tiers', 'Each tier needs a “name”, such as "regular".')] : []),
    ...rows.flatMap(rowAdvice),
    ...orderAdvice(rows, dayOf(values.endDate)),
    ...prices.flatMap((price) => risingAdvice(rows, price)),
    ...(earlyBirdDeadline || advancedDeadline
      ? [
          warning(
            'tiers',
            'The prices come from this table, so the deadlines are not used. Remove the deadlines or the table.',
          ),
        ]
      : []),
  ]
}

function rowAdvice({ row, name }: NamedTier): EditionAdvice[] {
  const unknown = Object.keys(row).filter((key) => !known.includes(key))
  const wrong = prices.filter((price) => !isPrice(row[price]))
  return [
    ...unknown.map((key) => warning('tiers', `Tier “${name}”: “${key}” is unknown. Use ${list(known)}.`)),
    ...wrong.map((price) =>
      error('tiers', `Tier “${name}”: “${price}” must be an amount of US dollars, or null.`),
    ),
    ...(row.from === null || row.from === undefined || isDay(row.from)
      ? []
      : [error('tiers', `Tier “${name}”: “from” must be a day such as "2026-01-05", or null.`)]),
    ...(['member', 'joinNow'] as const)
      .filter((price) => isMore(row[price], row.nonMember))
      .map((price) =>
        warning('tiers', `Tier “${name}”: “${price}” is more than “nonMember”. Correct one of the two.`),
      ),
  ]
}

function orderAdvice(rows: readonly NamedTier[], lastDay: string | undefined): EditionAdvice[] {
  const dated = rows.flatMap(({ row, name }) =>
    isDay(row.from) ? { name, from: row.from.slice(0, 10) } : [],
  )
  const twice = rows.filter(({ name }, index) => rows.findIndex((other) => other.name === name) < index)
  return [
    ...twice.map(({ name }) => error('tiers', `Two tiers have the name “${name}”. Rename one of them.`)),
    ...dated.flatMap(({ name, from }, index) => {
      const before = dated[index - 1]
      return before && from <= before.from
        ? [error('tiers', `Tier “${name}” does not start after “${before.name}”. Enter a later day.`)]
        : []
    }),
    ...dated
      .filter(({ from }) => lastDay !== undefined && from > lastDay)
      .map(({ name }) =>
        warning('tiers', `Tier “${name}” starts when the event is over. Enter an earlier day, or null.`),
      ),
  ]
}

function risingAdvice(rows: readonly NamedTier[], price: PriceName): EditionAdvice[] {
  const priced = rows.filter(({ row }) => typeof row[price] === 'number')
  return priced.flatMap(({ row, name }, index) => {
    const before = priced[index - 1]
    return before && isMore(before.row[price], row[price])
      ? [
          warning(
            'tiers',
            `Tier “${name}”: “${price}” is less than in “${before.name}”. Enter at least ${before.row[price]}.`,
          ),
        ]
      : []
  })
}

const isPrice = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'number' && value >= 0)
const isDay = (value: unknown): value is string => typeof value === 'string' && dayOf(value) !== undefined
const isMore = (price: unknown, limit: unknown) =>
  typeof price === 'number' && typeof limit === 'number' && price > limit
const list = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)
