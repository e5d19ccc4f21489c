import { seedFile } from '../../define.ts'
import { navGroup } from '../../navigation.ts'

/** In the order of the site settings. */
export const header = seedFile({
  space: 'association',
  entries: [
    ...navGroup(
      [
        'articles',
        'Articles',
        { link: '/articles', description: 'What physician leaders learn from one another, new each week.' },
      ],
      [
        ['latest', 'Latest', { link: '/articles', description: 'The newest articles, from all topics.' }],
        [
          'topics',
          'Topics',
          { link: '/articles/topics', description: 'Find what was written on a subject.' },
        ],
        [
          'podcast',
          'SoundPractice Podcast',
          { settingLink: 'podcast', description: 'Conversations with physicians who lead.' },
        ],
        [
          'contribute',
          'Contribute',
          { link: '/publications/contribute', description: 'Send us a manuscript or an idea.' },
        ],
      ],
    ),
    ...navGroup(
      [
        'education',
        'Education',
        {
          link: '/education',
          description: 'Courses, certifications and academies, taught by physicians who have led.',
        },
      ],
      [
        [
          'formats',
          'Formats',
          {},
          [
            [
              'online',
              'Online',
              { link: '/education/courses/online', description: 'Start today and learn at your pace.' },
            ],
            [
              'hybrid',
              'Hybrid online',
              { link: '/education/courses/hybrid-online', description: 'Online, with live sessions.' },
            ],
            [
              'in-person',
              'In person',
              { link: '/education/courses/in-person', description: 'One to three days in one room.' },
            ],
          ],
        ],
        [
          'credentials',
          'Credentials',
          {},
          [
            [
              'cpe',
              'Certified Physician Executive',
              { link: '/credentials/cpe', description: 'The credential for physicians who lead.' },
            ],
            [
              'core',
              'CPE core courses',
              { link: '/education/courses/cpe-core', description: 'The base of the credential.' },
            ],
            [
              'elective',
              'CPE electives',
              { link: '/education/courses/cpe-elective', description: 'Go deeper where you lead.' },
            ],
            [
              'fundamentals',
              'Leadership Fundamentals',
              {
                link: '/certifications/leadership-fundamentals',
                description: 'A certificate for your first years as a leader.',
              },
            ],
            [
              'masters',
              'Master’s degrees',
              { link: '/education/courses/masters', description: 'Courses that count toward a degree.' },
            ],
          ],
        ],
        [
          'academies',
          'Academies',
          {},
          [
            [
              'ceo',
              'CEO Academy',
              { link: '/ceo-academy', description: 'For physicians on the way to the top.' },
            ],
            ['cmo', 'CMO Academy', { link: '/cmo-academy', description: 'For new chief medical officers.' }],
            [
              'inter-professional',
              'Inter-Professional Academy',
              {
                link: '/inter-professional-leadership-academy',
                description: 'Physicians and nurses learn to lead together.',
              },
            ],
          ],
        ],
        [
          'advice',
          'Talk to an adviser',
          { link: '/schedule-advising-session', description: 'Half an hour on what to take next.' },
        ],
      ],
    ),
    ...navGroup(
      [
        'publications',
        'Publications',
        { link: '/publications', description: 'Books and journals that our members write and review.' },
      ],
      [
        [
          'books',
          'Books',
          { link: '/publications/books', description: 'Handbooks and stories from practice.' },
        ],
        [
          'journals',
          'Journals and subscriptions',
          { link: '/publications/subscriptions', description: 'Four journals, on paper and online.' },
        ],
        [
          'resources',
          'Resources',
          { link: '/resources', description: 'Templates, guides and figures to work with.' },
        ],
        [
          'contribute',
          'Write for us',
          { link: '/publications/contribute', description: 'What we look for, and how we review.' },
        ],
      ],
    ),
    ...navGroup(
      [
        'events',
        'Events',
        { link: '/fall-institute', description: 'Two meetings a year, and ten webinars.' },
      ],
      [
        [
          'fall-institute',
          'Fall Institute',
          { link: '/fall-institute', description: 'Three days of courses with a small group.' },
        ],
        [
          'conference',
          'Annual Conference',
          { link: '/conference', description: 'Where physicians who lead meet each spring.' },
        ],
        [
          'fall-institute-registration',
          'Fall Institute registration',
          { link: '/fall-institute/registration', description: 'When it opens, and what to bring.' },
        ],
        [
          'conference-registration',
          'Conference registration',
          { link: '/conference/registration', description: 'When it opens, and who pays less.' },
        ],
        ['webinars', 'Webinars', { link: '/webinars', description: 'One hour, live or recorded.' }],
      ],
    ),
    ...navGroup(
      [
        'membership',
        'Membership',
        { link: '/membership', description: 'Colleagues, prices for members and a voice for physicians.' },
      ],
      [
        [
          'benefits',
          'Benefits',
          { link: '/membership', description: 'What each level of membership holds.' },
        ],
        [
          'groups',
          'Groups',
          { link: '/membership/groups', description: 'One membership for a whole organization.' },
        ],
        [
          'assessments',
          'Assessments',
          { link: '/store/assessments', description: 'Measure yourself, a team or an organization.' },
        ],
        ['welcome', 'New members', { link: '/welcome', description: 'Six things to do in your first week.' }],
      ],
    ),
    ...navGroup(
      ['about', 'About', { link: '/about', description: 'Who we are, who leads us, and how to reach us.' }],
      [
        ['board', 'Board', { link: '/about/board', description: 'The physicians who govern us.' }],
        ['faculty', 'Faculty', { link: '/faculty', description: 'The people who teach our courses.' }],
        [
          'press',
          'Press room',
          { link: '/about/press-room', description: 'News and statements for journalists.' },
        ],
        ['jobs', 'Jobs', { link: '/aapl-jobs', description: 'Work for the association.' }],
        ['contact', 'Contact', { link: '/contact', description: 'Write, call or visit us.' }],
      ],
    ),
  ],
})
