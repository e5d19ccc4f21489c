/** Pages that the pages for errors lead to. They are part of the code, so that they also help while Contentful is away. */
export const places = [
  { label: 'Articles', href: '/articles' },
  { label: 'Courses', href: '/education/courses' },
  { label: 'Membership', href: '/membership' },
] as const
