import { fixtures } from '@association/content/fixtures'
import { day, entry, seedFile } from '../define.ts'

/** Tests need fixed dates in fixtures, but the site must show future ones. */
export const datedFixtures = seedFile({
  space: 'association',
  entries: [
    entry('variant', 'variant', { ...fixtures.variant, courseStartDate: day('Mon+64') }),
    entry('jobPosting', 'jobPosting', { ...fixtures.jobPosting, postedDate: day(-24), closingDate: day(47) }),
  ],
})
