import type { Draft } from '../../define/values.ts'

export const newestArticles: Draft<'newestArticles'> = {
  internalName: 'Newest articles: from our journals',
  title: 'New from our journals',
  count: 5,
}
