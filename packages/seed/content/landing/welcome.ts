import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, page, textPage, title, words } from '../../parts.ts'

const shortcuts = [
  ['user', 'Your profile', 'Tell colleagues who you are and what you lead.', '/account'],
  ['education', 'Courses', 'Choose the first of your credits.', '/education/courses'],
  ['article', 'Journals', 'Read the newest editions.', '/publications/subscriptions'],
  ['check', 'Assessment', 'Find out how you lead. It is free for members.', '/assessment'],
  ['calendar', 'Advising', 'Book half an hour with an adviser.', '/schedule-advising-session'],
  ['star', 'Credentials', 'See how to become a CPE.', '/credentials/cpe'],
] as const

export const welcomeLanding = seedFile({
  space: 'association',
  entries: [
    page('welcome', {
      title: 'Welcome',
      path: '/welcome',
      description: 'You are a member. Six places to begin, and what to do in your first month.',
      socialImage: assetLink('first-light'),
      sections: ['welcome-opening', 'welcome-shortcuts', 'welcome-month', 'welcome-certificates'],
    }),
    band('welcome-opening', ['welcome-title', 'welcome-lead'], { horizontalAlign: 'center' }),
    title('welcome-title', 'Welcome. You are one of us now.', {
      tag: 'h1',
      fontSize: 50,
      lineHeight: 1.1,
      textAlign: 'center',
      justify: 'center',
    }),
    words(
      'welcome-lead',
      'Twelve thousand physicians are members with you, and most of them answer if you ask.',
      { textAlign: 'center' },
    ),
    entry('jsonData', 'welcome-shortcuts', {
      internalName: 'Welcome: six shortcuts',
      kind: 'welcomeLanding',
      data: {
        metaTitle: 'Six shortcuts',
        title: 'Where would you like to start?',
        shortcuts: shortcuts.map(([icon, text, description, address]) => ({
          icon,
          title: text,
          description,
          link: address,
        })),
      },
    }),
    band('welcome-month', ['welcome-month-list'], { outerBackgroundColor: 'paleBlue' }),
    entry('checklist', 'welcome-month-list', {
      internalName: 'Welcome: the first month',
      checklistTitle: 'Your first month',
      checklistItems: ['week', 'course', 'question'].map((id) => link(`welcome-month-${id}`)),
    }),
    ...(
      [
        [
          'week',
          'Week one: twenty minutes for yourself',
          'Take the leadership assessment. Its report says which course to begin with.',
        ],
        [
          'course',
          'Week two: choose your course',
          'One course a year is part of your membership. Self-study begins today, evenings begin each month.',
        ],
        [
          'question',
          'Week four: ask something',
          'The community answers by morning. Begin with the thing that keeps you awake.',
        ],
      ] as const
    ).map(([id, heading, text]) =>
      entry('checklistItem', `welcome-month-${id}`, { title: heading, content: prose(text) }),
    ),
    ...textPage('bookmarks', {
      title: 'My bookmarks',
      path: '/bookmarks',
      description: 'The articles that you have kept. Log in to see them.',
      hideFromSearch: true,
      heading: 'My bookmarks',
      text: [
        'Log in to see the articles that you have kept. A bookmark is on every device on which you are logged in.',
        'Have you kept none yet? Choose the bookmark beside the title of an [article](/articles).',
      ],
      after: ['bookmarks-log-in'],
    }),
    entry('jsonData', 'bookmarks-log-in', {
      internalName: 'Bookmarks: log in',
      kind: 'logIn',
      data: { text: 'Log in' },
    }),
    entry('jsonData', 'welcome-certificates', {
      internalName: 'Welcome: professional certificates',
      kind: 'professionalCertificates',
      pictures: ['badge-cpe', 'badge-fundamentals', 'badge-ceo', 'badge-cmo'].map((id) => assetLink(id)),
      data: {
        metaTitle: 'Professional certificates',
        title: 'Show what you have learned',
        description: 'Search committees know them. So do the people who will work for you.',
        cards: [
          {
            id: 'cpe',
            badge: 'badge-cpe',
            title: 'Certified Physician Executive',
            description: 'The credential of those who lead, earned in hours and shown in three days.',
            link: '/credentials/cpe',
          },
          {
            id: 'fundamentals',
            badge: 'badge-fundamentals',
            title: 'Leadership fundamentals',
            description: 'Five courses for your first role, at your own pace.',
            link: '/certifications/leadership-fundamentals',
          },
          {
            id: 'ceo',
            badge: 'badge-ceo',
            title: 'CEO Academy',
            description: 'Five months on the way to the chair.',
            link: '/ceo-academy',
          },
          {
            id: 'cmo',
            badge: 'badge-cmo',
            title: 'CMO Academy',
            description: 'Sixteen weeks for the one whom both sides call.',
            link: '/cmo-academy',
          },
          {
            id: 'inter-professional',
            badge: 'Team',
            badgeType: 'text',
            title: 'Inter-Professional Academy',
            description: 'Three chairs, one project: physician, nurse and administrator.',
            link: '/inter-professional-leadership-academy',
          },
        ],
      },
    }),
  ],
})
