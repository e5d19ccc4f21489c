import type { Draft } from '../../define/values.ts'

export const navItem: Draft<'navItem'> = {
  name: 'Articles',
  link: '/articles',
  description: 'What physician leaders learn from one another, new each week.',
}
