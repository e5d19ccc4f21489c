import type { Entry } from '../../define/values.ts'

export const pressReleasePath = ({ fields }: Entry<'pressRelease'>) =>
  fields.slug ? `/about/press-room/${encodeURIComponent(fields.slug)}` : '#'
