import type { Space } from '@association/content'
import type { Issue } from '@association/content/check'
import { sentence } from '@association/content/content-type'
import { type Subject, titleOf } from './subject.ts'

/** An issue and where it is, in words for a list. */
export type Finding = Issue & {
  space: Space
  entry: string
  /** The entry's title and the name of its content type. */
  title: string
  type: string
  fieldLabel?: string
}

export const findingsOf = ({ space, id, type, values }: Subject, issues: readonly Issue[]): Finding[] =>
  issues.map((issue) => ({
    ...issue,
    space,
    entry: id,
    title: titleOf(type, values, id),
    type: type.name,
    ...(issue.field ? { fieldLabel: type.fields[issue.field]?.name ?? sentence(issue.field) } : {}),
  }))
