import { linksIn } from '@association/content/rules/links-in.ts'

export type Target = { type: 'Entry' | 'Asset'; id: string }

/** `Entry/home`: an entry and an asset can share an id. */
export const keyOf = ({ type, id }: Target) => `${type}/${id}`

export const targetsIn = (fields: unknown): Target[] =>
  linksIn(fields).map(({ linkType, id }) => ({ type: linkType, id }))
