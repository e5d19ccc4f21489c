import type { Space } from '@association/content'
import type { EditorSpec, FieldSpec, TypeSpec } from '../specs/space-model.ts'

export type Change = { about: string; steps: readonly Step[]; replaces?: Replaced }

export type Replaced = {
  /** A commit that contains their files. */
  commit?: string
  /** Checksums by id, as spaces record them. */
  changes: Readonly<Record<string, string>>
}

export type Step = SchemaStep | ContentStep

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

export type ContentStep =
  | { do: 'transformEntries'; type: string; change: Transform }
  | { do: 'deriveEntries'; type: string; to: string; derive: Derive }
  | { do: 'moveEntries'; type: string; to: string; move: Move }
  | { do: 'deleteEntries'; type: string; where?: (entry: EntryView) => boolean }
  | { do: 'replaceLinks'; replace: Readonly<Record<string, string>> }
  | { do: 'tagEntries'; type: string; tags: TagsOf }
  | { do: 'createTag'; tag: string; spaces: readonly Space[]; name: string; visibility: 'private' | 'public' }
  | { do: 'deleteTag'; tag: string; spaces: readonly Space[] }

export type EntryView = {
  id: string
  fields: Readonly<Record<string, unknown>>
  tags: readonly string[]
  version: 'saved' | 'published'
  /** Steps see the default locale, then each one that has values or is not optional. Fallbacks fill missing values. */
  locale: string
}

/** Returns all tags. To add one, return the existing ones too. */
export type TagsOf = (entry: EntryView) => readonly string[]

/** Called for each version and locale. `undefined` skips the entry; an undefined value empties its field. */
export type Transform = (entry: EntryView) => Readonly<Record<string, unknown>> | undefined

/** The new ids must follow from the entry, so that a second run finds them. */
export type Derive = (entry: EntryView) => Derived | undefined
export type Derived = {
  entries: readonly { id: string; fields: Readonly<Record<string, unknown>> }[]
  /** Values for the source entry, such as links to the new ones. */
  fields?: Readonly<Record<string, unknown>>
}

export type Move = (entry: EntryView) => { id: string; fields: Readonly<Record<string, unknown>> } | undefined
