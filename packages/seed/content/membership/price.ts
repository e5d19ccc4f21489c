import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { dollars } from '../../catalogue/prices.ts'
import { changed, entry, link, seedFile } from '../../define.ts'
import { band, words } from '../../parts.ts'

export const price = seedFile({
  space: 'association',
  entries: [
    band('membership-price', ['membership-price-box'], { hashLink: 'price' }),
    entry('section', 'membership-price-box', {
      internalName: 'Membership: price, box',
      outerBackgroundColor: 'darkBlue',
      outerWrapperClass: 'on-dark rounded',
      paddings: 'p-4 p-lg-5',
      columnBreakpoints: 'col-12 col-lg-6',
      verticalAlign: 'center',
      elements: [link('membership-price-words'), link('membership-price-join')],
    }),
    words(
      'membership-price-words',
      `## ${dollars(membershipPrice)} a year\n\nResidents and fellows pay $49. Groups of five or more pay less: ask us.\n\n**Ask your employer.** Two thirds of our members are reimbursed from an education budget that would otherwise lapse.`,
      { internalName: 'Membership: price, words', boldTextColor: 'yellow' },
    ),
    changed('buttonGroup', 'membership-price-join', {
      fields: {
        internalName: 'Membership: price, buttons',
        button1Text: 'Join',
        button1Url: 'support@physicianleaders.example',
        button1Variant: 'yellow',
        button2Text: 'Ask a question',
        button2Url: 'support@physicianleaders.example',
        button2Variant: 'transparent',
        alignButtons: 'start',
        fontSize: 17,
      },
      changes: { button1Text: 'Join today' },
    }),
  ],
})
