import { product } from '../../catalogue/products.ts'
import { withMemberPrice } from '../../catalogue/ways.ts'
import { prose, seedFile } from '../../define.ts'

export const subscriptions = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'subscription-reading-room',
      name: 'The Reading Room',
      picture: 'scene-library',
      body: prose(
        'All four journals, every edition since their first, and the books of Physician Leadership Press as eBooks: online, for one reader, on as many devices as you like.',
        '## What it contains',
        '- *Physician Leadership Journal*, *Medical Practice Management*, *Healthcare Administration Leadership* and *Fast Practice*\n- All our books, on the day on which they appear\n- Forms, checklists and slides from the journals, free to change\n- A list of the week: five pieces that an editor has chosen',
        '## Cancel at any time',
        'A monthly subscription ends with the month in which you cancel. A yearly one ends with its year, and we remind you three weeks before it renews.',
      ),
      fields: {
        productType: 'Subscription',
        slug: 'the-reading-room',
        shortDescription:
          'All four journals and all our books, online, for one reader. By the month or by the year.',
      },
      variants: [
        {
          deliveryFormat: 'Subscription',
          option: 'monthly',
          variantId: '41070101',
          ...withMemberPrice(39),
        },
        { deliveryFormat: 'Subscription', option: '1-Year', variantId: '41070102', ...withMemberPrice(390) },
        { deliveryFormat: 'Subscription', option: '2-Year', variantId: '41070103', ...withMemberPrice(700) },
        { deliveryFormat: 'Subscription', option: '3-Year', variantId: '41070104', ...withMemberPrice(990) },
      ],
    }),
    ...product({
      id: 'subscription-case-club',
      name: 'The Case Club',
      picture: 'scene-lecture',
      body: prose(
        'On the first Monday of each month you receive one leadership case of two pages and a guide for an hour of discussion: for a department, a group of residents, or a dinner with five friends. Twelve cases a year, all of them true, with the names changed.',
        '## The newest cases',
        '1. The chair who never says no\n2. A bonus that worked too well\n3. Two hospitals, one weekend surgeon\n4. The anonymous letter',
        'The organizer of the discussion gets the case a week earlier, with the end of the story.',
      ),
      fields: {
        productType: 'Other Subscription',
        slug: 'the-case-club',
        shortDescription: 'One true case a month, with a guide for an hour of discussion among colleagues.',
      },
      variants: [
        { deliveryFormat: 'Subscription', option: '1-Year', variantId: '41070201', ...withMemberPrice(180) },
        { deliveryFormat: 'Subscription', option: '2-Year', variantId: '41070202', ...withMemberPrice(330) },
      ],
    }),
    ...product({
      id: 'subscription-library-license',
      name: 'Library License',
      picture: 'scene-train-home',
      body: prose(
        'For hospitals, health systems and universities: all four journals for everybody on your network, with usage reports for your librarian. The price depends on the number of physicians. [Write to us](support@physicianleaders.example), and you have an offer within two days.',
      ),
      fields: {
        productType: 'Other Subscription',
        slug: 'library-license',
        shortDescription: 'All four journals for everybody on the network of your hospital or university.',
      },
      variants: [{ deliveryFormat: 'Subscription', option: '1-Year', variantId: '41070301' }],
    }),
  ],
})
