import { assetLink, entry, link, prose, seedFile } from '../define.ts'

export const home = seedFile({
  space: 'association',
  entries: [
    entry('page', {
      id: 'home',
      fields: {
        title: 'The home of physicians who lead',
        path: '/',
        description:
          'Education, colleagues and a voice for physicians who lead: courses, a journal, credentials and two meetings a year.',
        socialImage: assetLink('first-light'),
        sections: [
          link('home-hero'),
          link('home-figures'),
          link('home-welcome'),
          link('home-ways'),
          link('home-quote-band'),
          link('home-events'),
          link('home-steps'),
          link('home-join'),
        ],
      },
    }),

    entry('section', {
      id: 'home-hero',
      fields: {
        internalName: 'Home: hero',
        isContainer: true,
        columnBreakpoints: 'col-12 col-lg-9 col-xl-8',
        paddings: 'py-5',
        innerTopPadding: 5,
        innerBottomPadding: 5,
        outerBackgroundColor: 'navy',
        backgroundImage: assetLink('first-light'),
        backgroundImagePosition: 'left bottom',
        darkBackgroundImage: true,
        elements: [link('home-hero-words')],
      },
    }),
    entry('section', {
      id: 'home-hero-words',
      fields: {
        internalName: 'Home: hero, words',
        paddings: 'py-5',
        elements: [link('home-hero-title'), link('home-hero-text'), link('home-hero-buttons')],
      },
    }),
    entry('title', {
      id: 'home-hero-title',
      fields: {
        internalName: 'Home: hero title',
        text: 'Health care needs leaders who have held the pager.',
        tag: 'h1',
        color: 'white',
        fontSize: 68,
        lineHeight: 1.06,
        marginBottom: 24,
      },
    }),
    entry('content', {
      id: 'home-hero-text',
      fields: {
        internalName: 'Home: hero text',
        text: prose(
          'You did not train to run a service line, a merger or a budget. Your patients need you to do it well. We are the physicians who learned it, and we teach it to each other.',
        ),
        fontSize: 20,
        lineHeight: 32,
        maxWidth: 620,
        color: 'white',
      },
    }),
    entry('buttonGroup', {
      id: 'home-hero-buttons',
      fields: {
        internalName: 'Home: hero buttons',
        button1Text: 'Become a member',
        button1Url: '/membership',
        button1Variant: 'yellow',
        button2Text: 'Join us in October',
        button2Url: '/fall-institute',
        button2Variant: 'transparent',
        fontSize: 17,
        paddingTop: 4,
      },
    }),

    entry('section', {
      id: 'home-figures',
      fields: {
        internalName: 'Home: figures',
        isContainer: true,
        paddings: 'py-5',
        columnBreakpoints: 'col-6 col-lg-3',
        elements: [
          link('home-figure-members'),
          link('home-figure-years'),
          link('home-figure-credits'),
          link('home-figure-settings'),
        ],
      },
    }),
    ...(
      [
        ['members', '12,400', 'physicians who lead, in every specialty'],
        ['years', '50', 'years of teaching leadership to doctors'],
        ['credits', '900+', 'hours of continuing education, most of them online'],
        ['settings', '4 in 10', 'members lead outside hospitals: payers, industry, public health'],
      ] as const
    ).map(([id, figure, meaning]) =>
      entry('content', {
        id: `home-figure-${id}`,
        fields: {
          internalName: `Home: figure, ${id}`,
          text: prose(`## ${figure}\n\n${meaning}`),
          class: 'figure rule-top',
          color: 'darkBlue',
          fontSize: 16,
          lineHeight: 24,
        },
      }),
    ),

    entry('section', {
      id: 'home-welcome',
      fields: {
        internalName: 'Home: welcome',
        isContainer: true,
        paddings: 'pt-4 pb-5',
        columnBreakpoints: 'col-12 col-lg-6',
        verticalAlign: 'center',
        elements: [link('home-welcome-picture'), link('home-welcome-words')],
      },
    }),
    entry('media', {
      id: 'home-welcome-picture',
      fields: { internalName: 'Home: welcome picture', mediaFile: assetLink('meeting-circles') },
    }),
    entry('section', {
      id: 'home-welcome-words',
      fields: {
        internalName: 'Home: welcome words',
        paddings: 'py-3 ps-lg-4',
        elements: [link('home-welcome-title'), link('home-welcome-text'), link('home-welcome-buttons')],
      },
    }),
    entry('title', {
      id: 'home-welcome-title',
      fields: {
        internalName: 'Home: welcome title',
        text: 'Leadership is a clinical skill. It can be taught.',
        tag: 'h2',
        fontSize: 42,
        marginBottom: 20,
      },
    }),
    entry('content', {
      id: 'home-welcome-text',
      fields: {
        internalName: 'Home: welcome text',
        text: prose(
          [
            'Nobody hands a new attending the operating room without supervision. Yet most chiefs, directors and medical officers begin with a title, a spreadsheet and good wishes.',
            'We work the other way round. **You learn with physicians who carry the same responsibilities**, practise on the problems already on your desk, and leave with something you can use on Monday morning.',
          ].join('\n\n'),
        ),
      },
    }),
    entry('buttonGroup', {
      id: 'home-welcome-buttons',
      fields: {
        internalName: 'Home: welcome buttons',
        button1Text: 'What membership includes',
        button1Url: '/membership#benefits',
        button1Variant: 'dark',
        paddingTop: 3,
      },
    }),

    entry('section', {
      id: 'home-ways',
      fields: {
        internalName: 'Home: ways to begin',
        isContainer: true,
        outerBackgroundColor: 'paleBlue',
        paddings: 'py-5',
        innerTopPadding: 4,
        innerBottomPadding: 4,
        elements: [link('home-ways-title'), link('home-ways-text'), link('home-ways-cards')],
      },
    }),
    entry('title', {
      id: 'home-ways-title',
      fields: {
        internalName: 'Home: ways title',
        text: 'Begin where you stand',
        tag: 'h2',
        fontSize: 42,
        marginBottom: 12,
      },
    }),
    entry('content', {
      id: 'home-ways-text',
      fields: {
        internalName: 'Home: ways text',
        text: prose(
          'A first-year director and a chief executive need different things. Both find them here, and neither has to wait for the next cohort.',
        ),
        maxWidth: 640,
      },
    }),
    entry('section', {
      id: 'home-ways-cards',
      fields: {
        internalName: 'Home: ways, cards',
        paddings: 'pt-4',
        columnBreakpoints: 'col-12 col-md-4',
        elements: [link('home-card-learn'), link('home-card-read'), link('home-card-meet')],
      },
    }),
    ...(
      [
        [
          'learn',
          'ascent',
          'Learn',
          'Courses that fit between two shifts',
          'Finance, negotiation, quality, the difficult conversation. Short, taught by physicians, and counted towards your certification.',
          '/membership#learn',
        ],
        [
          'read',
          'open-leaves',
          'Read',
          'A journal by people who run things',
          'Peer-reviewed and practical. Members read every issue since 1976 and are invited to write the next one.',
          '/membership#read',
        ],
        [
          'meet',
          'filled-hall',
          'Meet',
          'Colleagues who have seen it before',
          'Two meetings a year, and a community the rest of the time, where a question at night is answered by morning.',
          '/conference',
        ],
      ] as const
    ).flatMap(([id, picture, label, title, text, url]) => [
      entry('media', {
        id: `home-card-${id}`,
        fields: {
          internalName: `Home: card, ${id}`,
          mediaFile: assetLink(picture),
          cardLink: true,
          pathOrUrl: url,
          imgLabel: label,
          imgLabelBackgroundColor: 'yellow',
          contents: [link(`home-card-${id}-title`), link(`home-card-${id}-text`)],
          cardClass: 'card',
        },
      }),
      entry('title', {
        id: `home-card-${id}-title`,
        fields: {
          internalName: `Home: card title, ${id}`,
          text: title,
          tag: 'h3',
          fontSize: 23,
          marginBottom: 8,
        },
      }),
      entry('content', {
        id: `home-card-${id}-text`,
        fields: { internalName: `Home: card text, ${id}`, text: prose(text), fontSize: 16, lineHeight: 26 },
      }),
    ]),

    entry('section', {
      id: 'home-quote-band',
      fields: {
        internalName: 'Home: a member’s voice',
        paddings: 'py-5',
        isContainer: true,
        elements: [link('home-quote')],
      },
    }),
    entry('quoteBlock', {
      id: 'home-quote',
      fields: {
        internalName: 'Home: quote',
        quote: prose(
          'The day I became chief I knew how to take care of one patient at a time. Here I learned to take care of nine thousand, and of the people who do it with me.',
        ),
        attribution: 'Maren Okafor, MD, chief medical officer and member since 2014',
        alignAttribution: 'start',
        maxWidth: 900,
        quoteMarkerColor: 'mediumYellow',
      },
    }),

    entry('section', {
      id: 'home-events',
      fields: {
        internalName: 'Home: events',
        isContainer: true,
        paddings: 'pt-3 pb-5',
        elements: [link('home-event-fall'), link('home-event-conference')],
        elementClasses: 'gap-5',
      },
    }),
    entry('media', {
      id: 'home-event-fall',
      fields: {
        internalName: 'Home: fall institute',
        mediaFile: assetLink('quiet-water'),
        flexDirection: 'row',
        contents: [link('home-event-fall-title'), link('home-event-fall-text')],
        buttons: link('home-event-fall-buttons'),
        contentAreaClasses: 'py-3 ps-md-3',
      },
    }),
    entry('title', {
      id: 'home-event-fall-title',
      fields: {
        internalName: 'Home: fall institute title',
        text: 'Fall Institute, October 23–25',
        tag: 'h2',
        fontSize: 36,
        marginBottom: 12,
      },
    }),
    entry('content', {
      id: 'home-event-fall-text',
      fields: {
        internalName: 'Home: fall institute text',
        text: prose(
          'Three days, one subject a day, groups small enough that you will be asked what you think. Choose your courses; leave the afternoon of the second day for golf, pickleball or the bay.',
        ),
      },
    }),
    entry('buttonGroup', {
      id: 'home-event-fall-buttons',
      fields: {
        internalName: 'Home: fall institute buttons',
        button1Text: 'See the courses',
        button1Url: '/fall-institute',
        button1Variant: 'mediumBlue',
      },
    }),
    entry('media', {
      id: 'home-event-conference',
      fields: {
        internalName: 'Home: conference',
        mediaFile: assetLink('filled-hall'),
        flexDirection: 'row-reverse',
        contents: [link('home-event-conference-title'), link('home-event-conference-text')],
        buttons: link('home-event-conference-buttons'),
        contentAreaClasses: 'py-3 pe-md-3',
      },
    }),
    entry('title', {
      id: 'home-event-conference-title',
      fields: {
        internalName: 'Home: conference title',
        text: 'The annual conference',
        tag: 'h2',
        fontSize: 36,
        marginBottom: 12,
      },
    }),
    entry('content', {
      id: 'home-event-conference-text',
      fields: {
        internalName: 'Home: conference text',
        text: prose(
          'Once a year everyone comes. Talks by physicians who turned a system around, and by some who could not and will tell you why. The hallway is half of the programme.',
        ),
      },
    }),
    entry('buttonGroup', {
      id: 'home-event-conference-buttons',
      fields: {
        internalName: 'Home: conference buttons',
        button1Text: 'Plan your visit',
        button1Url: '/conference',
        button1Variant: 'mediumBlue',
      },
    }),

    entry('section', {
      id: 'home-steps',
      fields: {
        internalName: 'Home: from here to there',
        isContainer: true,
        outerBackgroundColor: 'paleYellow',
        paddings: 'py-5',
        innerTopPadding: 4,
        innerBottomPadding: 4,
        elements: [link('home-steps-title'), link('home-steps-columns')],
      },
    }),
    entry('title', {
      id: 'home-steps-title',
      fields: {
        internalName: 'Home: steps title',
        text: 'From good doctor to trusted leader',
        tag: 'h2',
        fontSize: 42,
        marginBottom: 32,
      },
    }),
    entry('section', {
      id: 'home-steps-columns',
      fields: {
        internalName: 'Home: steps, columns',
        paddings: 'p-0',
        columnBreakpoints: 'col-12 col-md-4',
        elements: [link('home-step-know'), link('home-step-practise'), link('home-step-carry')],
      },
    }),
    ...(
      [
        [
          'know',
          'Know where you stand',
          'Twenty minutes with our self-assessment show what colleagues already trust you with, and what they do not yet.',
        ],
        [
          'practise',
          'Practise on your own work',
          'Bring the staffing plan that does not add up. Faculty and peers work on it with you, under real constraints.',
        ],
        [
          'carry',
          'Carry the credential',
          'The certified physician executive is known to boards and search committees in all fifty states.',
        ],
      ] as const
    ).map(([id, heading, text]) =>
      entry('content', {
        id: `home-step-${id}`,
        fields: {
          internalName: `Home: step, ${id}`,
          text: prose(`### ${heading}\n\n${text}`),
          colorLine: 'orange',
          colorLineSide: 'left',
          colorLinePadding: 24,
        },
      }),
    ),

    entry('section', {
      id: 'home-join',
      fields: {
        internalName: 'Home: join',
        isContainer: true,
        outerBackgroundColor: 'darkBlue',
        outerWrapperClass: 'on-dark',
        paddings: 'py-5',
        innerTopPadding: 5,
        innerBottomPadding: 5,
        horizontalAlign: 'center',
        elements: [link('home-join-title'), link('home-join-text'), link('home-join-buttons')],
      },
    }),
    entry('title', {
      id: 'home-join-title',
      fields: {
        internalName: 'Home: join title',
        text: 'Your patients already follow you. Lead the rest.',
        tag: 'h2',
        color: 'white',
        fontSize: 46,
        textAlign: 'center',
        justify: 'center',
        maxWidth: '820px',
        marginBottom: 16,
      },
    }),
    entry('content', {
      id: 'home-join-text',
      fields: {
        internalName: 'Home: join text',
        text: prose(
          'Membership is $349 a year. Most hospitals pay it from the education budget; ask for it.',
        ),
        textAlign: 'center',
        fontSize: 19,
        lineHeight: 30,
        maxWidth: 620,
      },
    }),
    entry('buttonGroup', {
      id: 'home-join-buttons',
      fields: {
        internalName: 'Home: join buttons',
        button1Text: 'Become a member',
        button1Url: '/membership',
        button1Variant: 'yellow',
        button2Text: 'Talk to us',
        button2Url: 'support@physicianleaders.example',
        button2Variant: 'transparent',
        alignButtons: 'center',
        fontSize: 17,
        paddingTop: 3,
      },
    }),
  ],
})
