import type { Entry } from '../../define/values.ts'
import { list } from '../list.ts'
import { newestFirst } from '../order.ts'

export const pressRoom = list({
  path: '/about/press-room',
  type: 'pressRelease',
  title: 'Press room',
  description: 'News of the association for the press.',
  inOrder: newestFirst<Entry<'pressRelease'>>(({ fields }) => fields.releaseDate),
  pageSize: 10,
  as: 'block',
  layout: 'rows',
  emptyText: 'There are no press releases yet.',
  feed: { name: 'press-releases', title: 'Press releases' },
})
