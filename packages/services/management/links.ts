import { linksIn } from '@association/content/rules/links-in.ts'

/** Something that an entry can link to. */
export type Target = { type: 'Entry' | 'Asset'; id: string }

/** `Entry/home`: an entry and an asset may have the same id. */
export const keyOf = ({ type, id }: Target) => `${type}/${id}`

/** What fields of the Management API link to: links, lists and rich text alike, whatever the locale. */
export const targetsIn = (fields: unknown): Target[] =>
  linksIn(fields).map(({ linkType, id }) => ({ type: linkType, id }))
