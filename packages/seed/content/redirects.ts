import { entry, seedFile } from '../define.ts'

const moved = [
  ['news', '/news', '/articles'],
  ['online-courses', '/courses', '/education/courses'],
  [
    'physician-in-management',
    '/education/course/physician-in-management',
    '/education/course/leading-without-a-title',
  ],
  [
    'webinars-open-to-all',
    '/about/press-room/webinars-open-to-all',
    '/about/press-room/webinars-free-for-members',
  ],
  ['bookstore', '/store/books', '/publications/books'],
] as const

export const redirects = seedFile({
  space: 'association',
  entries: [
    ...moved.map(([id, from, to]) => entry('redirect', `redirect-${id}`, { from, to })),
    entry('redirect', 'redirect-spring-meeting', {
      from: '/spring-meeting',
      to: '/conference',
      isTemporary: true,
    }),
  ],
})
