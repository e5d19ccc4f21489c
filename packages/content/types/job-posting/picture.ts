import { knownFacts, type PagePicture } from '../../define/page-picture.ts'
import type { Entry } from '../../define/values.ts'
import { messages } from './messages.ts'

export const jobPostingPicture = ({ fields }: Entry<'jobPosting'>): PagePicture => ({
  look: 'page',
  kind: messages.kind,
  title: fields.jobTitle,
  facts: knownFacts([fields.location, fields.employmentType]),
})
