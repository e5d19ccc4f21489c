import type { Entry } from '../../define/values.ts'
import { list } from '../list.ts'
import { newestFirst } from '../order.ts'

export const jobs = list({
  path: '/aapl-jobs',
  type: 'jobPosting',
  title: 'Jobs',
  description: 'Open positions at the association.',
  inOrder: newestFirst<Entry<'jobPosting'>>(({ fields }) => fields.postedDate),
  pageSize: 12,
  as: 'block',
  layout: 'rows',
  emptyText: 'There are no open positions now.',
  feed: { name: 'jobs' },
})
