import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { dollars } from '../../catalogue/prices.ts'
import { changed, entry, link, seedFile } from '../../define.ts'
import { split, words } from '../../parts.ts'

export const price = seedFile({
  space: 'association',
  entries: [
    split(
      'membership-price',
      [
        ['membership-price-box', 'membership-quote'],
        ['membership-table-title', 'membership-table-benefits'],
      ],
      { hashLink: 'price', leftColumnWidth: 5, rightColumnWidth: 7 },
    ),
    entry('section', 'membership-price-box', {
      internalName: 'Membership: price, box',
      outerBackgroundColor: 'darkBlue',
      outerWrapperClass: 'on-dark rounded',
      paddings: 'p-4 p-lg-5',
      elements: [
        link('membership-price-words'),
        link('membership-price-account'),
        link('membership-price-join'),
      ],
    }),
    words(
      'membership-price-words',
      `## ${dollars(membershipPrice)} a year\n\nResidents and fellows pay $49. Groups of five or more pay less.\n\n**Ask your employer.** Two thirds of our members are reimbursed from an education budget that would otherwise lapse.`,
      { internalName: 'Membership: price, words', boldTextColor: 'yellow' },
    ),
    entry('jsonData', 'membership-price-account', {
      internalName: 'Membership: price, join or log in',
      kind: 'createAccount',
      data: { createText: 'Create an account to join' },
    }),
    changed('buttonGroup', 'membership-price-join', {
      fields: {
        internalName: 'Membership: price, buttons',
        button1Text: 'Membership for groups',
        button1Url: '/membership/groups',
        renderAsLinkBtn1: true,
        alignButtons: 'start',
        fontSize: 17,
      },
      changes: { button1Text: 'Prices for groups' },
    }),
  ],
})
