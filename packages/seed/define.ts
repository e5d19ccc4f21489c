import type { Space } from '@association/content'
import type { RichText } from '@association/content/define/field.ts'
import type { Draft } from '@association/content/define/values.ts'
import type { ContentTypeId } from '@association/content/generated/ids.ts'

export { assetLink, link } from '@association/content/define/values.ts'
export { day } from './dates/day.ts'

/**
 * One file of the seed folder: entries of one space, and pictures that any space may use. Every file in
 * `seed/content/` exports one, under any name: `export const home = seedFile({ space: 'association', entries: […] })`.
 */
export type SeedFile = {
  space: Space
  entries: readonly SeedEntry[]
  pictures?: readonly Picture[]
  /** Its entries break rules on purpose, as far as Contentful accepts that: what the seed would refuse is only mentioned. */
  isBroken?: boolean
}
export const seedFile = (file: SeedFile): SeedFile => file

/** An entry with its id in Contentful, which is also what `link('…')` names. */
export type SeedEntry = {
  type: ContentTypeId
  id: string
  state: State
  fields: Readonly<Record<string, unknown>>
  /** What an editor has changed since the last publish. */
  changes: Readonly<Record<string, unknown>>
}
export const states = ['published', 'draft', 'changed'] as const
export type State = (typeof states)[number]

/** A published entry: `entry('quoteBlock', 'home-quote', { … })`. */
export const entry = <const Id extends ContentTypeId>(
  type: Id,
  id: string,
  fields: SeedFields<Id>,
): SeedEntry => ({ type, id, state: 'published', fields, changes: {} })

/** An entry that was never published. Its required fields may be missing. */
export const draft = <const Id extends ContentTypeId>(
  type: Id,
  id: string,
  fields: Partial<SeedFields<Id>>,
): SeedEntry => ({ type, id, state: 'draft', fields, changes: {} })

/** An entry that is published with `fields`, and then saved with `changes` on top. */
export const changed = <const Id extends ContentTypeId>(
  type: Id,
  id: string,
  { fields, changes }: { fields: SeedFields<Id>; changes: Partial<SeedFields<Id>> },
): SeedEntry => ({ type, id, state: 'changed', fields, changes })

/** The fields a person writes; rich text may also be Markdown. */
type SeedFields<Id extends ContentTypeId> = WithProse<Draft<Id>>
type WithProse<Fields> = {
  readonly [K in keyof Fields]: RichText extends Fields[K] ? Fields[K] | Prose : Fields[K]
}

/**
 * Rich text written as Markdown, in one text or block by block. A paragraph `{{home-quote}}` embeds the entry
 * `home-quote`.
 */
export type Prose = { readonly prose: string }
export const prose = (...blocks: readonly string[]): Prose => ({ prose: blocks.join('\n\n') })

/** A picture drawn by code; the seeder turns its SVG into a PNG of `width` × `height` pixels. */
export type Picture = {
  /** What `assetLink('…')` names, and its id in Contentful. */
  id: string
  title: string
  /** The alternative text. */
  description: string
  width: number
  height: number
  /** A whole SVG document; always the same one, so that a second run finds nothing to do. */
  draw(size: { width: number; height: number }): string
}
export const picture = (drawn: Picture): Picture => drawn
