import type { Variants } from '../../define/variants.ts'

export const newestArticlesVariants: Variants<'newestArticles'> = {
  'one article': { count: 1 },
  'no title': { title: undefined, count: 3 },
}
