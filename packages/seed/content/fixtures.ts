import { fixtures } from '@association/content/fixtures'
import { day, entry, seedFile } from '../define.ts'

/** Fixtures of content types whose dates lie ahead on the site: tests need them fixed, visitors do not. */
export const datedFixtures = seedFile({
  space: 'association',
  entries: [
    entry('variant', 'variant', { ...fixtures.variant, courseStartDate: day('Mon+64') }),
    entry('jobPosting', 'jobPosting', { ...fixtures.jobPosting, postedDate: day(-24), closingDate: day(47) }),
  ],
})
