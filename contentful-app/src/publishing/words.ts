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

type Question = {
  unseen: readonly Held[]
  typeName: string
  isOwnToo: boolean
  errors: number
  /** A sentence for each part that could not be checked. */
  gaps: readonly string[]
}

/** What a person confirms before everything is published. */
export function question({ unseen, typeName, isOwnToo, errors, gaps }: Question): string {
  const own = `publishes this ${typeName.toLowerCase()}.`
  return [
    ...(unseen.length > 0
      ? [
          `This publishes ${names(unseen)}.`,
          ...(isOwnToo ? [`Then it ${own}`] : []),
          'Other pages that show them also change.',
        ]
      : [`This ${own}`, 'The linked content is already published.']),
    ...(errors > 0 ? [`The checks found ${errors === 1 ? 'an error' : `${errors} errors`}.`] : []),
    ...(gaps.length > 0 ? [`Not everything was checked: ${gaps.join(' ')}`] : []),
  ].join(' ')
}

function names(unseen: readonly Held[]): string {
  const shown = unseen.slice(0, mostNames).map((held) => `“${nameOf(held)}”`)
  const more = unseen.length - shown.length
  return joined([...shown, ...(more > 0 ? [`${more} more`] : [])])
}

type Refused = { published: number; typeName: string; isOwnToo: boolean }

/** Introduces the list of what was not published. */
export function refusedWords({ published, typeName, isOwnToo }: Refused): string {
  const own = isOwnToo ? `, so this ${typeName.toLowerCase()} is not published either` : ''
  return `${published} published. The following was not published${own}:`
}

const joined = (list: readonly string[]) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
