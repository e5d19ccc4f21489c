import type { Facts } from '../../define/facts.ts'
import type { Entry } from '../../define/values.ts'

export const pressReleaseFacts = ({ fields }: Entry<'pressRelease'>): Facts => ({
  title: fields.title,
  summary: fields.shortDescription,
  date: fields.releaseDate,
})
