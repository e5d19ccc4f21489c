import { dayOf } from '@association/content/shared/dates.ts'
import { csvText } from '@association/services/text/csv.ts'
import type { MemberData } from '../../viewer-data/member-data.ts'
import { messages } from '../messages.ts'

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

/** The platform writes `valid` in lower case. */
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Excel needs the byte order mark to recognize UTF-8. */
export function transcriptCsv(lines: readonly TranscriptLine[]): string {
  const { kind, title, number, status, credits, from, until } = messages.columns
  const rows = [
    [kind, title, number, status, credits, from, until],
    ...lines.map((line) => [
      ...[line.kind, line.title, line.number, line.status],
      ...[line.credits, line.from, line.until],
    ]),
  ]
  return `\ufeff${csvText(rows)}`
}
