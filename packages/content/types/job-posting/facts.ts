import type { Facts } from '../../define/facts.ts'
import type { Entry } from '../../define/values.ts'
import { fullDate } from '../../shared/dates.ts'

export const jobPostingFacts = ({ fields }: Entry<'jobPosting'>): Facts => ({
  title: fields.jobTitle,
  summary: closing(fullDate(fields.closingDate)),
  date: fields.postedDate,
})

const closing = (day: string | undefined) => day && `Apply by ${day}.`
