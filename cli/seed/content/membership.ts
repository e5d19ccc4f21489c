import { assetLink, entry, link, prose, seedFile } from '../define.ts'

const benefits = [
  [
    'learn',
    'Learn',
    'One course a year is included, any other costs members a third less. Finance for physicians, negotiation, quality, the difficult conversation: each ends with something to use the same day.',
  ],
  [
    'read',
    'Read',
    'Every issue of the journal since 1976, the SoundPractice podcast without advertising, and a letter each Friday that takes six minutes.',
  ],
  [
    'meet',
    'Meet',
    'A community in which a question asked at night is answered by morning, member prices for the Fall Institute and the conference, and a mentor who has held your job.',
  ],
  [
    'prove',
    'Prove',
    'The way to the certified physician executive credential, with your continuing education counted for you and your transcript in one place.',
  ],
] as const

export const membership = seedFile({
  space: 'association',
  entries: [
    entry('page', {
      id: 'membership',
      fields: {
        title: 'Membership',
        path: '/membership',
        description:
          'What membership brings: courses, the journal, colleagues who answer, and the way to the CPE credential. $349 a year.',
        socialImage: assetLink('meeting-circles'),
        sections: [
          link('membership-hero'),
          link('membership-benefits'),
          link('membership-price'),
          link('membership-quote'),
          link('membership-questions'),
        ],
      },
    }),
    entry('section', {
      id: 'membership-hero',
      fields: {
        internalName: 'Membership: opening',
        isContainer: true,
        outerBackgroundColor: 'paleBlue',
        paddings: 'py-5',
        innerTopPadding: 4,
        innerBottomPadding: 4,
        columnBreakpoints: 'col-12 col-lg-6',
        verticalAlign: 'center',
        elements: [link('membership-hero-words'), link('membership-hero-picture')],
      },
    }),
    entry('section', {
      id: 'membership-hero-words',
      fields: {
        internalName: 'Membership: opening, words',
        paddings: 'pe-lg-4',
        elements: [link('membership-title'), link('membership-lead'), link('membership-buttons')],
      },
    }),
    entry('title', {
      id: 'membership-title',
      fields: {
        internalName: 'Membership: title',
        text: 'You lead better in good company',
        tag: 'h1',
        fontSize: 56,
        lineHeight: 1.08,
      },
    }),
    entry('content', {
      id: 'membership-lead',
      fields: {
        internalName: 'Membership: lead',
        text: prose(
          'Twelve thousand physicians who run departments, hospitals, plans and companies pay for this themselves or ask their employer to. Most stay for more than ten years.',
        ),
        fontSize: 19,
        lineHeight: 31,
      },
    }),
    entry('buttonGroup', {
      id: 'membership-buttons',
      fields: {
        internalName: 'Membership: buttons',
        button1Text: 'See what is included',
        button1Url: '#benefits',
        button1Variant: 'dark',
        button2Text: 'What it costs',
        button2Url: '#price',
        renderAsLinkBtn2: true,
        paddingTop: 3,
      },
    }),
    entry('media', {
      id: 'membership-hero-picture',
      fields: { internalName: 'Membership: picture', mediaFile: assetLink('open-leaves') },
    }),

    entry('section', {
      id: 'membership-benefits',
      fields: {
        internalName: 'Membership: benefits',
        hashLink: 'benefits',
        isContainer: true,
        paddings: 'py-5',
        innerTopPadding: 4,
        elements: [link('membership-benefits-title'), link('membership-benefits-columns')],
      },
    }),
    entry('title', {
      id: 'membership-benefits-title',
      fields: {
        internalName: 'Membership: benefits title',
        text: 'What you get for it',
        tag: 'h2',
        fontSize: 42,
        marginBottom: 32,
      },
    }),
    entry('section', {
      id: 'membership-benefits-columns',
      fields: {
        internalName: 'Membership: benefits, columns',
        paddings: 'p-0',
        columnBreakpoints: 'col-12 col-md-6',
        elements: benefits.map(([id]) => link(`membership-benefit-${id}`)),
      },
    }),
    ...benefits.map(([id, heading, text]) =>
      entry('content', {
        id: `membership-benefit-${id}`,
        fields: {
          internalName: `Membership: benefit, ${id}`,
          text: prose(`### ${heading}\n\n${text}`),
          hashLink: id,
          class: 'rule-top',
        },
      }),
    ),

    entry('section', {
      id: 'membership-price',
      fields: {
        internalName: 'Membership: price',
        hashLink: 'price',
        isContainer: true,
        paddings: 'py-5',
        elements: [link('membership-price-box')],
      },
    }),
    entry('section', {
      id: 'membership-price-box',
      fields: {
        internalName: 'Membership: price, box',
        outerBackgroundColor: 'darkBlue',
        outerWrapperClass: 'on-dark rounded',
        paddings: 'p-4 p-lg-5',
        columnBreakpoints: 'col-12 col-lg-6',
        verticalAlign: 'center',
        elements: [link('membership-price-words'), link('membership-price-join')],
      },
    }),
    entry('content', {
      id: 'membership-price-words',
      fields: {
        internalName: 'Membership: price, words',
        text: prose(
          '## $349 a year\n\nResidents and fellows pay $49. Groups of five or more pay less: ask us.\n\n**Ask your employer.** Two thirds of our members are reimbursed from an education budget that would otherwise lapse.',
        ),
        boldTextColor: 'yellow',
      },
    }),
    entry('buttonGroup', {
      id: 'membership-price-join',
      state: 'changed',
      fields: {
        internalName: 'Membership: price, buttons',
        button1Text: 'Join',
        button1Url: 'support@physicianleaders.example',
        button1Variant: 'yellow',
        button2Text: 'Ask a question',
        button2Url: 'support@physicianleaders.example',
        button2Variant: 'transparent',
        alignButtons: 'center',
        fontSize: 17,
      },
      changes: { button1Text: 'Join today' },
    }),

    entry('quoteBlock', {
      id: 'membership-quote',
      fields: {
        internalName: 'Membership: quote',
        quote: prose(
          'I paid for the first year myself, to see. In the second month someone on the community saved me a lawsuit. Nobody has asked me since whether it is worth it.',
        ),
        alignAttribution: 'start',
        attribution: 'Lin Hartmann, DO, department chair',
        isContainer: true,
        topPadding: 5,
        bottomPadding: 5,
        wrapperBackgroundColor: 'paleYellow',
        quoteMarkerColor: 'orange',
      },
    }),

    entry('section', {
      id: 'membership-questions',
      fields: {
        internalName: 'Membership: questions',
        isContainer: true,
        paddings: 'py-5',
        elements: [link('membership-questions-text')],
      },
    }),
    entry('content', {
      id: 'membership-questions-text',
      fields: {
        internalName: 'Membership: questions, text',
        text: prose(
          [
            '## Before you ask',
            '### I have no title yet. Is this for me?',
            'Yes. A third of our members joined before they led anything larger than a night shift.',
            '### Do I need to be in the United States?',
            'No. Members work in forty-six countries; courses online keep every time zone in mind.',
            '### May I cancel?',
            'At any time, in one click. We would like to know why, but you need not say.',
          ].join('\n\n'),
        ),
        maxWidth: 760,
      },
    }),
    entry('page', {
      id: 'membership-groups',
      state: 'draft',
      fields: {
        title: 'Membership for groups',
        path: '/membership/groups',
        description: 'For hospitals and practices that send five physicians or more.',
        sections: [link('membership-groups-title')],
      },
    }),
    entry('title', {
      id: 'membership-groups-title',
      state: 'draft',
      fields: { internalName: 'Membership for groups: title', text: 'Bring your whole team' },
    }),
  ],
})
