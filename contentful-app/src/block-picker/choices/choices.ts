import type { ContentType, ContentTypeId, Field, Space } from '@association/content'
import { acceptedIds } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import { type Category, categories } from '@association/content/define/content-type.ts'

export type BlockChoice = {
  id: ContentTypeId
  name: string
  sentence: string
  category: Category
  order: number
  /** Synonyms for the search, in lower case. */
  words: string
}

export function choicesFor({ to }: Pick<Field, 'to'>, space: Space): BlockChoice[] {
  const accepted = to && new Set(acceptedIds(to, contentTypes))
  return contentTypes
    .filter(({ id, spaces }) => spaces.includes(space) && (!accepted || accepted.has(id)))
    .map(choiceOf)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

const choiceOf = ({ id, name, description, inPicker }: ContentType<ContentTypeId>): BlockChoice => ({
  ...{ id, name, sentence: firstSentence(description) },
  category: inPicker?.category ?? 'More',
  order: inPicker?.order ?? Number.POSITIVE_INFINITY,
  words: (inPicker?.words ?? []).join(' '),
})

/** Cards have no room for a full description. */
export const firstSentence = (text: string) => text.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? text

/** Each word of the query must match. Names that begin with the query come first. */
export function found(choices: readonly BlockChoice[], query: string): BlockChoice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return choices
    .map((choice) => ({ choice, rank: rankOf(choice, words) }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice)
}

const noMatch = 4

function rankOf({ name, words: synonyms, sentence }: BlockChoice, words: readonly string[]): number {
  const places = [name, synonyms, sentence].map((text) => text.toLowerCase())
  const ranks = words.map((word) => {
    if (places[0]?.startsWith(word)) return 0
    const place = places.findIndex((text) => text.includes(word))
    return place === -1 ? noMatch : place + 1
  })
  return Math.max(0, ...ranks)
}

type Section = { name: string; choices: readonly BlockChoice[] }

type PickerQuery = { query: string; recent: readonly string[] }

export function sectionsOf(choices: readonly BlockChoice[], { query, recent }: PickerQuery): Section[] {
  if (query.trim() !== '') return [{ name: 'Found', choices: found(choices, query) }].filter(isFilled)
  const used = recent.flatMap((id) => choices.find((choice) => choice.id === id) ?? [])
  const others = choices.filter((choice) => !used.includes(choice))
  const listed = categories.map((name) => ({
    name,
    choices: others.filter(({ category }) => category === name).toSorted(byOrder),
  }))
  return [{ name: 'Recently used', choices: used }, ...listed].filter(isFilled)
}

/** Types without an order stay sorted by name. */
const byOrder = (one: BlockChoice, other: BlockChoice) =>
  one.order === other.order ? 0 : one.order - other.order

const isFilled = ({ choices }: Section) => choices.length > 0
