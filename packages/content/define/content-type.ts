import type { Field } from './field.ts'
import { blockSlot, hiddenFields } from './hidden-block.ts'
import { gateFields } from './publish-gate.ts'
import type { Written } from './written.ts'

/** Plain data from which every tool in the repository derives. */
export type ContentType<
  Id extends string = string,
  Fields = Record<string, Field>,
  Slot extends string = string,
  Index extends IndexSize | undefined = IndexSize | undefined,
> = {
  id: Id
  name: string
  description: string
  /** Other ids that the reader accepts; no migration creates them. */
  aliases?: readonly string[]
  icon?: TypeIcon
  inPicker?: InPicker
  /** A reference that accepts one of these slots accepts this type. */
  slots: readonly Slot[]
  spaces: readonly Space[]
  title: string
  fields: Fields
  /** Set for a type whose entries have their own pages (`path.ts` and `page-view.tsx`). */
  page?: PageOfType<Fields>
  /** Date field with the last useful day of an entry, and the verb for the time after it. */
  lastDay?: { field: keyof Fields & string; verb: 'closed' | 'ended' }
  /** Set for a type in the site's index: it has pages, or a list shows it. */
  index?: Index
  /** Advice that spans fields. The limits of one field belong to the field. */
  checks?: readonly Check<Fields>[]
  /** Advice with variable text, such as an error inside a JSON block. Never throws. */
  examine?(fields: Written<Fields>): readonly Advice<Fields>[]
}

export type PageOfType<Fields> = {
  /** Name of the sitemap that lists the pages. */
  sitemap: string
  /** Date field from which visitors see an entry. Without it, they see an entry once it is published. */
  releaseField?: keyof Fields & string
  /** `article` for a text with an author or a date, because social networks show both; default `website`. */
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
  /** Position in the category, most needed types first. Types without it come last. */
  order?: number
  /** Search synonyms for editors. */
  words?: readonly string[]
}

/** The index reads all `small` types together, and each `large` type separately without its long texts. */
export type IndexSize = 'small' | 'large'

export const spaces = ['association', 'events'] as const
export type Space = (typeof spaces)[number]

/** The advice applies when `when` is true; `field` is where the editor should look. */
export type Check<Fields> = {
  field?: keyof Fields & string
  when(fields: Written<Fields>): boolean
} & ({ warn: string } | { error: string })

/** `field` is where the editor should look; the words say what to do. */
export type Advice<Fields> = {
  field?: keyof Fields & string
  severity: 'error' | 'warning'
  message: string
  inside?: Inside
}

/** A position inside a JSON field; a form shows the message there. */
export type Inside = { path: readonly (string | number)[]; message: string }

/** Adds the flag that hides a block, and the publish gate as the last field. */
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
