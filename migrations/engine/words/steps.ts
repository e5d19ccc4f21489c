import type { Space } from '@association/content'
import type { EditorSpec, FieldSpec, TypeSpec } from '../specs/space-model.ts'

/** What a change file exports. */
export type Change = { about: string; steps: readonly Step[]; replaces?: Replaced }

/** The changes whose place a squashed change takes. */
export type Replaced = {
  /** A commit that has their files. */
  commit?: string
  /** Their checksums by id, as spaces record them. */
  changes: Readonly<Record<string, string>>
}

export type Step = SchemaStep | ContentStep

/** Changes what content types and their editors are. */
export type SchemaStep =
  | { do: 'createContentType'; type: string; spaces: readonly Space[]; spec: TypeSpec }
  | { do: 'changeContentType'; type: string; patch: Partial<Omit<TypeSpec, 'fields'>> }
  | { do: 'deleteContentType'; type: string; spaces: readonly Space[] }
  | { do: 'addField'; type: string; field: string; spec: FieldSpec; after?: string }
  | { do: 'changeField'; type: string; field: string; patch: Partial<FieldSpec> }
  | { do: 'deleteField'; type: string; field: string }
  | { do: 'orderFields'; type: string; order: readonly string[] }
  | { do: 'renameField'; type: string; field: string; to: string }
  | { do: 'moveField'; type: string; field: string; after?: string }
  | { do: 'acceptIn'; type: string; places: readonly string[] }
  | { do: 'acceptBeside'; type: string; beside: string }
  | { do: 'stopAcceptingIn'; type: string; places: readonly string[] }
  | { do: 'changeEditor'; type: string; editor: EditorSpec }

/** Changes what entries hold, and tags. */
export type ContentStep =
  | { do: 'transformEntries'; type: string; change: Transform }
  | { do: 'deriveEntries'; type: string; to: string; derive: Derive }
  | { do: 'moveEntries'; type: string; to: string; move: Move }
  | { do: 'deleteEntries'; type: string; where?: (entry: EntryView) => boolean }
  | { do: 'replaceLinks'; replace: Readonly<Record<string, string>> }
  | { do: 'tagEntries'; type: string; tags: TagsOf }
  | { do: 'createTag'; tag: string; spaces: readonly Space[]; name: string; visibility: 'private' | 'public' }
  | { do: 'deleteTag'; tag: string; spaces: readonly Space[] }

/** One version of an entry, published or as last saved, as a change sees it: values by field, in one locale. */
export type EntryView = {
  id: string
  fields: Readonly<Record<string, unknown>>
  tags: readonly string[]
  /** Which of its two versions this is. */
  version: 'saved' | 'published'
  /** The default locale; then each other one that has values or is not optional, with values of its fallbacks where it has none. */
  locale: string
}

/** The tags that an entry shall have; to add one, name its own as well. */
export type TagsOf = (entry: EntryView) => readonly string[]

/** Called once for each version and locale of an entry; `undefined` leaves it alone, a value `undefined` empties its field. */
export type Transform = (entry: EntryView) => Readonly<Record<string, unknown>> | undefined

/** Makes new entries out of an entry: their ids must follow from it, so that a second run finds them. */
export type Derive = (entry: EntryView) => Derived | undefined
export type Derived = {
  /** Of the new entries, in order. */
  entries: readonly { id: string; fields: Readonly<Record<string, unknown>> }[]
  /** What to set in the entry itself, such as links to them. */
  fields?: Readonly<Record<string, unknown>>
}

/** Carries an entry over to another content type under a new id; links to it follow, and the old one goes. */
export type Move = (entry: EntryView) => { id: string; fields: Readonly<Record<string, unknown>> } | undefined
