import type { Variants } from '../../define/variants.ts'

export const pressReleaseVariants: Variants<'pressRelease'> = {
  'without a description': { shortDescription: undefined },
  long: {
    title:
      'Association and Eleven Partner Hospitals Publish Three Years of Findings on Handovers Between Shifts, and Make Every Form, Chart and Training Film Free to Use',
    shortDescription:
      'The findings cover more than 40,000 handovers. Hospitals that gave the outgoing physician four protected minutes had fewer repeated tests, fewer calls in the first two hours of a shift, and residents who went home on time. The material may be copied, changed and translated by anyone, and an open course begins in September.',
  },
}
