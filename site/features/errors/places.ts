/** The code contains these pages, so that they help while Contentful is down. */
export const places = [
  { label: 'Articles', href: '/articles' },
  { label: 'Courses', href: '/education/courses' },
  { label: 'Membership', href: '/membership' },
] as const
