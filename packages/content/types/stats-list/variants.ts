import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

const four = [link('stats'), link('stats.courses'), link('stats.recommend'), link('stats.long')]

export const statsListVariants: Variants<'statsList'> = {
  'four figures': { stats: four },
  'dark, no title': { stats: four.slice(0, 3), title: undefined, backgroundColor: 'navy' },
  'two columns, no background': { stats: four, columnCount: 2, backgroundColor: undefined },
  'only a title': { stats: [] },
}
