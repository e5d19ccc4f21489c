import { categories } from '@association/content/define/content-type.ts'
import { type BlockChoice, found } from './choices.ts'

export type Section = { name: string; choices: readonly BlockChoice[] }

type PickerQuery = { query: string; recent: readonly string[] }

/** Returns one list for a search, the best match first. Otherwise the recent types come before the categories. */
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
