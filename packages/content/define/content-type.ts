import type { Field } from './field.ts'
import { blockSlot, hiddenFields } from './hidden-block.ts'
import { gateFields } from './publish-gate.ts'
import type { Written } from './written.ts'

export type ContentType<
  Id extends string = string,
  Fields = Record<string, Field>,
  Slot extends string = string,
  Index extends IndexSize | undefined = IndexSize | undefined,
> = {
  id: Id
  name: string
  description: string
  /** The reader also accepts these ids; no migration creates them. */
  aliases?: readonly string[]
  icon?: TypeIcon
  inPicker?: InPicker
  slots: readonly Slot[]
  spaces: readonly Space[]
  /** The field that titles an entry in lists. */
  title: string
  fields: Fields
  /** Set if entries have pages (`path.ts` and `page-view.tsx`). */
  page?: PageOfType<Fields>
  /** Its heading is the h1 of a page without an earlier title. */
  opensPage?(fields: Written<Fields>): boolean
  /** Date field with the last useful day, and the verb for the time after it. */
  lastDay?: { field: keyof Fields & string; verb: 'closed' | 'ended' }
  /** Set if the site's index holds the entries: they have pages, or a list shows them. */
  index?: Index
  /** Advice across fields; a field has its own limits. */
  checks?: readonly Check<Fields>[]
  /** Advice whose words depend on the values, such as faults inside a JSON block. Never throws. */
  examine?(fields: Written<Fields>): readonly Advice<Fields>[]
}

export type PageOfType<Fields> = {
  sitemap: string
  /** Visitors see an entry from this date, else from its publication. */
  releaseField?: keyof Fields & string
  /** `article` for a text with an author or a date, which social networks show. Default: `website`. */
  openGraph?: 'article' | 'website'
}

export type TypeIcon =
  | 'button'
  | 'calendar'
  | 'cards'
  | 'columns'
  | 'list'
  | 'page'
  | 'person'
  | 'picture'
  | 'product'
  | 'quote'
  | 'text'

export const categories = [
  'Text',
  'Pictures and video',
  'Cards and lists',
  'Layout',
  'Events and shop',
  'Notices and forms',
  'More',
] as const
export type Category = (typeof categories)[number]

export type InPicker = {
  /** Default: `More`. */
  category: Category
  /** Most needed types first; types without it come last. */
  order?: number
  words?: readonly string[]
}

/** The index reads all `small` types together, and each `large` type separately without its long texts. */
export type IndexSize = 'small' | 'large'

export const spaces = ['association', 'events'] as const
export type Space = (typeof spaces)[number]

export type Check<Fields> = {
  field?: keyof Fields & string
  when(fields: Written<Fields>): boolean
} & ({ warn: string } | { error: string })

export type Advice<Fields> = {
  field?: keyof Fields & string
  severity: 'error' | 'warning'
  message: string
  inside?: Inside
}

/** A form shows `message` at this place inside a JSON field. */
export type Inside = { path: readonly (string | number)[]; message: string }

export function contentType<
  const Id extends string,
  const Fields extends Record<string, Field>,
  const Slot extends string,
  const Index extends IndexSize | undefined = undefined,
>(
  definition: ContentType<Id, Fields, Slot, Index> & { title: keyof NoInfer<Fields> },
): ContentType<Id, Fields & HiddenIn<Slot> & typeof gateFields, Slot> & { index?: Index } {
  const slots: readonly string[] = definition.slots
  const hidden = slots.includes(blockSlot) ? hiddenFields : {}
  // TypeScript cannot derive the variant from the list of slots.
  const added = { ...hidden, ...gateFields } as HiddenIn<Slot> & typeof gateFields
  return { ...definition, fields: { ...definition.fields, ...added } }
}

type HiddenIn<Slot> = typeof blockSlot extends Slot ? typeof hiddenFields : unknown
