import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { dollars } from '../../catalogue/prices.ts'
import { assetLink, entry, link, prose, seedFile } from '../../define.ts'

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
        link('membership-table'),
        link('membership-price'),
        link('membership-quote'),
        link('membership-questions'),
        link('membership-account'),
        link('membership-shortcuts'),
      ],
    }),
    entry('section', 'membership-hero', {
      internalName: 'Membership: opening',
      isContainer: true,
      outerBackgroundColor: 'paleBlue',
      paddings: 'py-5',
      innerTopPadding: 4,
      innerBottomPadding: 4,
      columnBreakpoints: 'col-12 col-lg-6',
      verticalAlign: 'center',
      elements: [link('membership-hero-words'), link('membership-hero-picture')],
    }),
    entry('section', 'membership-hero-words', {
      internalName: 'Membership: opening, words',
      paddings: 'pe-lg-4',
      elements: [link('membership-title'), link('membership-lead'), link('membership-buttons')],
    }),
    entry('title', 'membership-title', {
      internalName: 'Membership: title',
      text: 'You lead better in good company',
      tag: 'h1',
      fontSize: 56,
      lineHeight: 1.08,
      marginBottom: 20,
    }),
    entry('content', 'membership-lead', {
      internalName: 'Membership: lead',
      text: prose(
        'Twelve thousand physicians who run departments, hospitals, plans and companies pay for this themselves or ask their employer to. Most stay for more than ten years.',
      ),
      fontSize: 19,
      lineHeight: 31,
    }),
    entry('buttonGroup', 'membership-buttons', {
      internalName: 'Membership: buttons',
      button1Text: 'See what is included',
      button1Url: '#benefits',
      button1Variant: 'dark',
      button2Text: 'What it costs',
      button2Url: '#price',
      renderAsLinkBtn2: true,
      paddingTop: 4,
    }),
    entry('media', 'membership-hero-picture', {
      internalName: 'Membership: picture',
      mediaFile: assetLink('scene-coffee'),
    }),
  ],
})
