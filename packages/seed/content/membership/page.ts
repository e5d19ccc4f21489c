import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { dollars } from '../../catalogue/prices.ts'
import { assetLink, entry, link, seedFile } from '../../define.ts'
import { band, buttons, title, words } from '../../parts.ts'

export const page = seedFile({
  space: 'association',
  entries: [
    entry('page', 'membership', {
      title: 'Membership',
      path: '/membership',
      description: `What membership brings: courses, the journal, colleagues who answer, and the way to the CPE credential. ${dollars(membershipPrice)} a year.`,
      socialImage: assetLink('scene-coffee'),
      sections: [
        link('membership-hero'),
        link('membership-benefits'),
        link('membership-price'),
        link('membership-employers'),
        link('membership-questions'),
        link('membership-shortcuts'),
      ],
    }),
    band('membership-hero', ['membership-hero-words', 'membership-hero-picture'], {
      internalName: 'Membership: opening',
      outerBackgroundColor: 'paleBlue',
      innerTopPadding: 4,
      innerBottomPadding: 4,
      columnBreakpoints: 'col-12 col-lg-6',
      verticalAlign: 'center',
    }),
    entry('section', 'membership-hero-words', {
      internalName: 'Membership: opening, words',
      paddings: 'pe-lg-4',
      elements: [link('membership-title'), link('membership-lead'), link('membership-buttons')],
    }),
    title('membership-title', 'You lead better in good company', {
      tag: 'h1',
      fontSize: 56,
      lineHeight: 1.08,
      marginBottom: 20,
    }),
    words(
      'membership-lead',
      'Twelve thousand physicians who run departments, hospitals, plans and companies pay for this themselves or ask their employer to. Most stay for more than ten years.',
      { fontSize: 19, lineHeight: 31 },
    ),
    buttons(
      'membership-buttons',
      [
        [`Join for ${dollars(membershipPrice)} a year`, '#price'],
        ['See what is included', '#benefits'],
      ],
      { button1Variant: 'yellow', renderAsLinkBtn2: true, paddingTop: 4 },
    ),
    entry('media', 'membership-hero-picture', {
      internalName: 'Membership: picture',
      mediaFile: assetLink('scene-coffee'),
    }),
  ],
})
