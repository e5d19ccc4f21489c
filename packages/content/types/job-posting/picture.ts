import { knownFacts, type SharedPicture } from '../../define/shared-picture.ts'
import type { Entry } from '../../define/values.ts'
import { messages } from './messages.ts'

export const jobPostingPicture = ({ fields }: Entry<'jobPosting'>): SharedPicture => ({
  look: 'page',
  kind: messages.kind,
  title: fields.jobTitle,
  facts: knownFacts([fields.location, fields.employmentType]),
})
