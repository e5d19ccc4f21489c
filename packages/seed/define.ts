import type { Space } from '@association/content'
import type { RichText } from '@association/content/define/field.ts'
import type { Draft } from '@association/content/define/values.ts'
import type { ContentTypeId } from '@association/content/generated/ids.ts'

export { assetLink, link } from '@association/content/define/values.ts'
export { day } from './dates/day.ts'

/**
 * Entries of one space, and pictures for any space. Every module in `content/` exports one or more, under any
 * name: `export const home = seedFile({ space: 'association', entries: […] })`.
 */
export type SeedFile = {
  space: Space
  entries: readonly SeedEntry[]
  pictures?: readonly Picture[]
  /** Entries break rules on purpose: the seed only warns about what Contentful accepts. */
  isBroken?: boolean
}
export const seedFile = (file: SeedFile): SeedFile => file

/** `link('…')` names the id in Contentful. */
export type SeedEntry = {
  type: ContentTypeId
  id: string
  state: SeedState
  fields: Readonly<Record<string, unknown>>
  changes: Readonly<Record<string, unknown>>
}
export const states = ['published', 'draft', 'changed'] as const
export type SeedState = (typeof states)[number]

/** `entry('quoteBlock', 'home-quote', { … })` is a published entry. */
export const entry = <const Id extends ContentTypeId>(
  type: Id,
  id: string,
  fields: SeedFields<Id>,
): SeedEntry => ({ type, id, state: 'published', fields, changes: {} })

/** Never published. Required fields may be missing. */
export const draft = <const Id extends ContentTypeId>(
  type: Id,
  id: string,
  fields: Partial<SeedFields<Id>>,
): SeedEntry => ({ type, id, state: 'draft', fields, changes: {} })

/** Published with `fields`, then saved with `changes` on top. */
export const changed = <const Id extends ContentTypeId>(
  type: Id,
  id: string,
  { fields, changes }: { fields: SeedFields<Id>; changes: Partial<SeedFields<Id>> },
): SeedEntry => ({ type, id, state: 'changed', fields, changes })

type SeedFields<Id extends ContentTypeId> = WithProse<Draft<Id>>
type WithProse<Fields> = {
  readonly [K in keyof Fields]: RichText extends Fields[K] ? Fields[K] | Prose : Fields[K]
}

/** Rich text as Markdown. A paragraph `{{home-quote}}` embeds the entry `home-quote`. */
export type Prose = { readonly prose: string }
export const prose = (...blocks: readonly string[]): Prose => ({ prose: blocks.join('\n\n') })

/** The seeder renders the SVG as a PNG of `width` × `height` pixels. */
export type Picture = {
  /** `assetLink('…')` names the id in Contentful. */
  id: string
  title: string
  /** The alternative text. */
  description: string
  width: number
  height: number
  /** Returns a complete SVG document. It must be deterministic, so that a second run finds nothing to do. */
  draw(size: { width: number; height: number }): string
}
export const picture = (drawn: Picture): Picture => drawn
