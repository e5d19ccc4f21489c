import { isRecord } from '@association/content/safe/is-record.ts'
import { withDatesIn } from '@association/seed/dates/day.ts'
import type { SeedEntry } from '@association/seed/define.ts'
import { CommandError } from '../../shared/errors.ts'
import { checkWishes } from './check-wishes.ts'
import { gather, type Seed } from './gather.ts'
import { withRichText } from './prose.ts'
import { describeProblem, type SeedProblem, validate } from './validate.ts'
import { type SpaceWish, wishes } from './wish.ts'

export { describeProblem }

/** `seeding` is a day such as `2026-11-22`. Throws before the first request and names each file, entry and field. */
export async function readSeed(
  seeding: string,
  folder?: string,
): Promise<{ wished: SpaceWish[]; warnings: SeedProblem[] }> {
  const found: SeedProblem[] = []
  const seed = await written(await gather(folder), seeding, found)
  found.push(...validate(seed))
  refuseErrors(found)
  const wished = wishes(seed)
  found.push(...(await checkWishes(wished, seed, found)))
  refuseErrors(found)
  return { wished, warnings: found }
}

function refuseErrors(found: readonly SeedProblem[]) {
  const errors = found.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const lines = errors.map((problem) => `  ${describeProblem(problem)}`)
  throw new CommandError('BAD_SEED', ['The seed is wrong, nothing was written:', ...lines])
}

async function written(seed: Seed, seeding: string, problems: SeedProblem[]): Promise<Seed> {
  const spaces = seed.spaces.map(async ({ space, entries }) => ({
    space,
    entries: await Promise.all(
      entries.map((item) => {
        const report = (field: string, message: string) =>
          problems.push({ severity: 'error', file: item.file, entry: item.id, field, message })
        return withRichText(withDates(item, seeding, report), report)
      }),
    ),
  }))
  return { ...seed, spaces: await Promise.all(spaces) }
}

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
