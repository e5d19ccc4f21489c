import { dayOf } from '@association/content/shared/dates.ts'
import type { MemberData } from '../../viewer-data/member-data.ts'
import { messages } from '../messages.ts'

/** Days have the form `2026-07-04`. */
export type TranscriptLine = {
  kind: string
  title: string
  number: string
  status: string
  credits: number
  from: string
  until: string
}

type Education = Pick<MemberData, 'courses' | 'certifications'>

/** Returns completed courses and certifications, newest first. */
export function transcriptOf({ courses, certifications }: Education): TranscriptLine[] {
  const completed = (courses ?? [])
    .filter(({ status }) => status === 'completed')
    .map((course) => ({
      kind: messages.course,
      title: course.title,
      number: course.id,
      status: messages.courseStatus[course.status],
      credits: course.credits,
      from: dayOf(course.startedAt) ?? '',
      until: dayOf(course.completedAt) ?? '',
    }))
  const held = (certifications ?? []).map((certification) => ({
    kind: messages.certification,
    title: certification.title,
    number: certification.number,
    status: capitalized(certification.status),
    credits: certification.credits,
    from: dayOf(certification.issuedAt) ?? '',
    until: dayOf(certification.expiresAt) ?? '',
  }))
  return [...completed, ...held].toSorted((a, b) => b.from.localeCompare(a.from))
}

/** The platform writes `valid`, but the site's words for courses begin with a capital letter. */
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
