import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { dollars } from '../../catalogue/prices.ts'
import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, split, title, words } from '../../parts.ts'

/** Size of a group, its least size, and dollars a year for each physician. */
const tiers = [
  ['5 to 9', 5, 315],
  ['10 to 24', 10, 295],
  ['25 or more', 25, 265],
] as const

export const groups = seedFile({
  space: 'association',
  entries: [
    page('membership-groups', {
      title: 'Membership for groups',
      path: '/membership/groups',
      description:
        'For hospitals and practices that send five physicians or more: one agreement, one invoice, one person to call.',
      socialImage: assetLink('meeting-circles'),
      sections: [
        'membership-groups-hero',
        'membership-groups-parts',
        'membership-groups-tiers',
        'membership-employers',
        'membership-groups-ask',
      ],
    }),
    entry('mainJumbotron', 'membership-groups-hero', {
      internalName: 'Membership for groups: opening',
      title: link('membership-groups-title'),
      text: prose(
        'Five physicians who learn the same words change more than one who learns all of them. A group of five or more joins with one agreement and one invoice.',
      ),
      buttons: link('membership-groups-buttons'),
      image: assetLink('meeting-circles'),
      backgroundColor: 'navy',
    }),
    title('membership-groups-title', 'Bring your whole team', {
      tag: 'h1',
      color: 'white',
      fontSize: 56,
      lineHeight: 1.08,
    }),
    buttons(
      'membership-groups-buttons',
      [
        ['Ask for an agreement', '#ask'],
        ['See what members have', '/membership#benefits'],
      ],
      { button1Variant: 'yellow', button2Variant: 'transparent', fontSize: 17 },
    ),
    band('membership-groups-parts', ['membership-groups-parts-title', 'membership-groups-columns'], {
      innerTopPadding: 3,
    }),
    title('membership-groups-parts-title', 'How it works', { marginBottom: 24 }),
    band(
      'membership-groups-columns',
      ['membership-groups-one', 'membership-groups-two', 'membership-groups-three'],
      { isContainer: false, paddings: 'p-0', columnBreakpoints: 'col-12 col-md-4' },
    ),
    words(
      'membership-groups-one',
      '### One agreement\n\nEach physician has a membership of their own, with everything in it. The hospital signs once a year.',
      { class: 'rule-top' },
    ),
    words(
      'membership-groups-two',
      '### One list\n\nWhoever leaves the hospital keeps the membership until the end of the year. The place goes to the next name on your list.',
      { class: 'rule-top' },
    ),
    words(
      'membership-groups-three',
      '### One room\n\nYour group can take [the courses](/education/courses) together, on the days that suit your rota.',
      { class: 'rule-top' },
    ),
    split('membership-groups-tiers', [['membership-groups-price'], ['membership-groups-voice']], {
      internalName: 'Membership for groups: tiers',
      verticalAlign: 'center',
      paddingTop: 0,
    }),
    words(
      'membership-groups-price',
      [
        '## What it costs',
        [
          '| Physicians | For each, a year | In all, at least |',
          '| --- | --- | --- |',
          ...tiers.map(
            ([size, least, price]) => `| ${size} | ${dollars(price)} | ${dollars(least * price)} |`,
          ),
        ].join('\n'),
        `A single membership is ${dollars(membershipPrice)}. The agreement runs for a year, and you can add physicians at any time. Tell us below who you are and how many you are: we call within two working days.`,
      ].join('\n\n'),
    ),
    entry('quoteBlock', 'membership-groups-voice', {
      internalName: 'Membership for groups: quote',
      quote: prose(
        'Nine of us joined in the same month. The first meeting after that was twenty minutes shorter.',
      ),
      attribution: 'Tunde Abara, MD, MMM, chief of surgery at Mercy Point',
      portrait: assetLink('portrait-abara'),
      alignAttribution: 'start',
      quoteMarkerColor: 'mediumYellow',
    }),
    split(
      'membership-groups-ask',
      [['membership-groups-steps', 'membership-groups-call'], ['membership-groups-form']],
      {
        hashLink: 'ask',
        leftColumnWidth: 5,
        rightColumnWidth: 7,
        outerBackgroundColor: 'paleBlue',
        innerTopPadding: 4,
        innerBottomPadding: 4,
      },
    ),
    words(
      'membership-groups-steps',
      [
        '## Ask for an agreement',
        '1. **Today:** you tell us who you are, and how many.\n2. **Within two working days:** we call you, and send one agreement.\n3. **When you have signed:** each physician gets a letter with a link, and begins.',
      ].join('\n\n'),
    ),
    words(
      'membership-groups-call',
      '### You would rather speak with us?\n\nCall [+1 813 555 0142](tel:+18135550142), Monday to Friday, 8:00 a.m. to 6:00 p.m. Eastern time.',
      { class: 'rule-top' },
    ),
    entry('form', 'membership-groups-form', {
      internalName: 'Membership for groups: form',
      portalId: '4870123',
      formId: '4f7a0c85-1d3e-4b62-a9d7-8c2b5e6f9013',
      formTitle: 'Ask for a group membership',
      formMaxWidth: 760,
      backgroundColor: 'paleBlue',
    }),
  ],
})
