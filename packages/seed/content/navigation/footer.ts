import { seedFile } from '../../define.ts'
import { navGroup, navItems } from '../../navigation.ts'

export const footer = seedFile({
  space: 'association',
  entries: [
    ...navGroup(
      ['footer-learn', 'Learn', {}],
      [
        ['courses', 'Courses', { link: '/education/courses' }],
        ['cpe', 'Certified Physician Executive', { link: '/credentials/cpe' }],
        ['fundamentals', 'Leadership Fundamentals', { link: '/certifications/leadership-fundamentals' }],
        ['webinars', 'Webinars', { link: '/webinars' }],
        ['assessments', 'Assessments', { link: '/store/assessments' }],
        ['self-assessment', 'Find your course', { link: '/assessment' }],
      ],
    ),
    ...navGroup(
      ['footer-read', 'Read', {}],
      [
        ['articles', 'Articles', { link: '/articles' }],
        ['topics', 'Topics', { link: '/articles/topics' }],
        ['books', 'Books', { link: '/publications/books' }],
        ['journals', 'Journals', { link: '/publications/subscriptions' }],
        ['contribute', 'Contribute', { link: '/publications/contribute' }],
        ['resources', 'Resources', { link: '/resources' }],
      ],
    ),
    ...navGroup(
      ['footer-meet', 'Meet', {}],
      [
        ['membership', 'Membership', { link: '/membership' }],
        ['groups', 'Group membership', { link: '/membership/groups' }],
        ['store', 'Store', { link: '/store' }],
        ['fall-institute', 'Fall Institute', { link: '/fall-institute' }],
        ['conference', 'Annual Conference', { link: '/conference' }],
        ['welcome', 'New members', { link: '/welcome' }],
      ],
    ),
    ...navGroup(
      ['footer-about', 'About', {}],
      [
        ['about', 'About us', { link: '/about' }],
        ['board', 'Board', { link: '/about/board' }],
        ['faculty', 'Faculty', { link: '/faculty' }],
        ['press', 'Press room', { link: '/about/press-room' }],
        ['jobs', 'Jobs', { link: '/aapl-jobs' }],
        ['contact', 'Contact', { link: '/contact' }],
      ],
    ),
    ...navItems([
      ['legal-privacy', 'Privacy', { link: '/legal/privacy' }],
      ['legal-terms', 'Terms of use', { link: '/legal/terms' }],
      ['legal-accessibility', 'Accessibility', { link: '/legal/accessibility' }],
      ['social-linkedin', 'LinkedIn', { link: 'https://linkedin.example/physician-leaders' }],
      ['social-youtube', 'YouTube', { link: 'https://youtube.example/@physician-leaders' }],
      ['social-facebook', 'Facebook', { link: 'https://facebook.example/physician-leaders' }],
      ['social-bluesky', 'Bluesky', { link: 'https://bluesky.example/physician-leaders' }],
    ]),
  ],
})
