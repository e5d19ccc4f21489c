import { isRecord } from '@association/content/safe/is-record.ts'
import { withDatesIn } from '@association/seed/dates/day.ts'
import type { SeedEntry } from '@association/seed/define.ts'

type ReportProblem = (field: string, message: string) => void

export function withDates<Item extends SeedEntry>(item: Item, seeding: string, report: ReportProblem): Item {
  const resolve = (fields: SeedEntry['fields']) =>
    Object.fromEntries(
      Object.entries(fields).map(([id, value]) => [
        id,
        resolved(value, (text) =>
          withDatesIn(text, seeding, (placeholder) =>
            report(
              id,
              `“${placeholder}” is no date: write such as {day+150} or {days Fri+150..Fri+150+2 short}.`,
            ),
          ),
        ),
      ]),
    )
  return { ...item, fields: resolve(item.fields), changes: resolve(item.changes) }
}

function resolved(value: unknown, inText: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('{') ? inText(value) : value
  if (Array.isArray(value)) return value.map((item) => resolved(item, inText))
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each, inText)]))
    : value
}
