import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { dollars } from '../../catalogue/prices.ts'
import { changed, entry, link, prose, seedFile } from '../../define.ts'

export const price = seedFile({
  space: 'association',
  entries: [
    entry('section', 'membership-price', {
      internalName: 'Membership: price',
      hashLink: 'price',
      isContainer: true,
      paddings: 'py-5',
      elements: [link('membership-price-box')],
    }),
    entry('section', 'membership-price-box', {
      internalName: 'Membership: price, box',
      outerBackgroundColor: 'darkBlue',
      outerWrapperClass: 'on-dark rounded',
      paddings: 'p-4 p-lg-5',
      columnBreakpoints: 'col-12 col-lg-6',
      verticalAlign: 'center',
      elements: [link('membership-price-words'), link('membership-price-join')],
    }),
    entry('content', 'membership-price-words', {
      internalName: 'Membership: price, words',
      text: prose(
        `## ${dollars(membershipPrice)} a year\n\nResidents and fellows pay $49. Groups of five or more pay less: ask us.\n\n**Ask your employer.** Two thirds of our members are reimbursed from an education budget that would otherwise lapse.`,
      ),
      boldTextColor: 'yellow',
    }),
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
