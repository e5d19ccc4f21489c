import { timeOf } from './time-of.ts'

/** The field that says from when visitors see an entry, by content type. */
const releaseFields: Readonly<Record<string, string>> = {
  basicArticle: 'publicationDate',
  pressRelease: 'releaseDate',
  jobPosting: 'postedDate',
}

/** Milliseconds from which visitors see an entry; `undefined` for an entry without a date, which they see at once. */
export function releaseTimeOf(type: string, fields: object = {}): number | undefined {
  const field = releaseFields[type]
  const written = field && (fields as Record<string, unknown>)[field]
  return typeof written === 'string' ? timeOf(written) : undefined
}
