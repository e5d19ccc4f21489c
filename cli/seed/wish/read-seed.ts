import { CommandError } from '../../shared/errors.ts'
import { checkWishes } from './check-wishes.ts'
import { withDates } from './dates.ts'
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
