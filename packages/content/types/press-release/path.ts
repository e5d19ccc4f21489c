import type { Entry } from '../../define/values.ts'

export const pressReleasePath = ({ fields }: Entry<'pressRelease'>) =>
  `/about/press-room/${encodeURIComponent(fields.slug)}`
