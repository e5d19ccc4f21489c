import type { Held } from '@association/content/rules'
import { titleOf } from '@association/content/rules'

export const nameOf = (held: Held) =>
  held.linkType === 'Asset'
    ? held.target.title
    : titleOf(held.target.type, held.target.values, held.target.id)

/** Counts what visitors do not see: “2 drafts and 1 item with unpublished changes”. */
export function unseenWords(unseen: readonly Held[]): string {
  const drafts = unseen.filter(({ target }) => target.status === 'draft').length
  const changed = unseen.length - drafts
  const parts = [
    ...(drafts > 0 ? [drafts === 1 ? '1 draft' : `${drafts} drafts`] : []),
    ...(changed > 0
      ? [changed === 1 ? '1 item with unpublished changes' : `${changed} items with unpublished changes`]
      : []),
  ]
  return parts.join(' and ')
}

const mostNames = 5

type Question = { unseen: readonly Held[]; typeName: string; isOwnToo: boolean; errors: number }

/** What a person confirms before everything is published. */
export function question({ unseen, typeName, isOwnToo, errors }: Question): string {
  const names = unseen.slice(0, mostNames).map((held) => `“${nameOf(held)}”`)
  const more = unseen.length - names.length
  const list = [...names, ...(more > 0 ? [`${more} more`] : [])]
  const own = isOwnToo ? ` Then it publishes this ${typeName.toLowerCase()}.` : ''
  const wrong = errors > 0 ? ` The checks found ${errors === 1 ? 'an error' : `${errors} errors`}.` : ''
  return `This publishes ${joined(list)}.${own} Other pages that show them change too.${wrong}`
}

const joined = (list: readonly string[]) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
