import type { Field } from './field.ts'
import { blockSlot, hiddenFields } from './hidden-block.ts'
import { gateFields } from './publish-gate.ts'
import type { Written } from './written.ts'

/** A content type: plain data that every tool in the repository derives from. */
export type ContentType<
  Id extends string = string,
  Fields = Record<string, Field>,
  Slot extends string = string,
  Index extends IndexSize | undefined = IndexSize | undefined,
> = {
  id: Id
  name: string
  description: string
  /** Other ids the reader accepts for this type; no migration creates them. */
  aliases?: readonly string[]
  /** The icon of its entries in the app. */
  icon?: TypeIcon
  /** How the block picker offers the type. */
  inPicker?: InPicker
  /** Places this type may appear. A reference that accepts the slot accepts this type. */
  slots: readonly Slot[]
  spaces: readonly Space[]
  /** The field that titles an entry in lists. */
  title: string
  fields: Fields
  /** Set for a type whose entries have pages of their own (`path.ts` and `page-view.tsx`). */
  page?: PageOfType<Fields>
  /** The date field with the last day on which an entry is of use, and what people say of it after that day. */
  lastDay?: { field: keyof Fields & string; verb: 'closed' | 'ended' }
  /** Set for a type whose entries the site's index holds: it has pages, or a list shows it. */
  index?: Index
  /** Advice that spans fields. A single field's limits belong to the field. */
  checks?: readonly Check<Fields>[]
  /** Advice whose words depend on what is written, such as what is wrong inside a JSON block. Never throws. */
  examine?(fields: Written<Fields>): readonly Advice<Fields>[]
}

/** What the site must know about the pages of a type. */
export type PageOfType<Fields> = {
  /** The name of the sitemap that lists the pages. */
  sitemap: string
  /** The date field from which visitors see an entry. Without it, they see an entry once it is published. */
  releaseField?: keyof Fields & string
  /** `article` for a text with an author or a date; networks show it so. `website` by default. */
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
  /** `More` by default. */
  category: Category
  /** Its place in the category, the types first that pages need most often. Types without one come last. */
  order?: number
  /** Other words by which editors look for it. */
  words?: readonly string[]
}

/** The index reads `small` types together, and each `large` type apart and without its long texts. */
export type IndexSize = 'small' | 'large'

export const spaces = ['association', 'events'] as const
export type Space = (typeof spaces)[number]

/** `when` is true for values that earn the advice; `field` is where the editor should look. */
export type Check<Fields> = {
  field?: keyof Fields & string
  when(fields: Written<Fields>): boolean
} & ({ warn: string } | { error: string })

/** `field` is where the editor should look; plain words that say what to do. */
export type Advice<Fields> = {
  field?: keyof Fields & string
  severity: 'error' | 'warning'
  message: string
  inside?: Inside
}

/** The place of advice inside a JSON field, and its words there: a form shows them at the place. */
export type Inside = { path: readonly (string | number)[]; message: string }

/** Completes a definition with what the tools need: the flag that hides a block, and the gate as its last field. */
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
  // TypeScript cannot tell from the list of slots which of the two it is.
  const added = { ...hidden, ...gateFields } as HiddenIn<Slot> & typeof gateFields
  return { ...definition, fields: { ...definition.fields, ...added } }
}

type HiddenIn<Slot> = typeof blockSlot extends Slot ? typeof hiddenFields : unknown
