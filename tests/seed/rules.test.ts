import { expect, test } from 'vitest'
import { describeProblem, readSeed } from '../../cli/seed/wish/read-seed.ts'

/** Some entries are drafts or have unpublished changes, so that editors see what that looks like. */
const isWanted = (message: string) => /is a draft|has unpublished changes/.test(message)

test('no rule finds anything to mend in the seed, but on the page that is broken on purpose', async () => {
  const { warnings } = await readSeed('2026-11-22')
  const [broken, others] = [true, false].map((isBroken) =>
    warnings.filter(({ file }) => file.endsWith('/broken.ts') === isBroken),
  )
  expect(broken?.length).toBeGreaterThan(5)
  expect(others?.filter(({ message }) => !isWanted(message)).map(describeProblem)).toEqual([])
})
