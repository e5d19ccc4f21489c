import type { Space } from '@association/content'
import type { FieldSpec, TypeSpec } from './space-model.ts'

/**
 * The words that change files are written in. Changes are frozen once applied, so a word keeps its meaning for ever:
 * add words, never alter one.
 */
export type Change = { about: string; steps: readonly Step[] }
/** What a change file exports; `about` says in a few words what it is for. */
export const migration = (about: string, steps: readonly Step[]): Change => ({ about, steps })

export type Step =
  | { do: 'createContentType'; type: string; spaces: readonly Space[]; spec: TypeSpec }
  | { do: 'changeContentType'; type: string; patch: Partial<Omit<TypeSpec, 'fields'>> }
  | { do: 'deleteContentType'; type: string; spaces: readonly Space[] }
  | { do: 'addField'; type: string; field: string; spec: FieldSpec; after?: string }
  | { do: 'changeField'; type: string; field: string; patch: Partial<FieldSpec> }
  | { do: 'deleteField'; type: string; field: string }
  | { do: 'orderFields'; type: string; order: readonly string[] }

/** Creates a content type with its editor, in the spaces named. */
export function createContentType(
  type: string,
  { spaces, ...spec }: TypeSpec & { spaces: readonly Space[] },
): Step {
  return { do: 'createContentType', type, spaces, spec }
}

/** Changes the name, the description or the title field. */
export const changeContentType = (type: string, patch: Partial<Omit<TypeSpec, 'fields'>>): Step => ({
  do: 'changeContentType',
  type,
  patch,
})

/** Deletes a content type that has no entries left. */
export const deleteContentType = (type: string, { spaces }: { spaces: readonly Space[] }): Step => ({
  do: 'deleteContentType',
  type,
  spaces,
})

/** Adds a field, at the end or after another one. */
export function addField(
  type: string,
  field: string,
  { after, ...spec }: FieldSpec & { after?: string },
): Step {
  return { do: 'addField', type, field, spec, ...(after === undefined ? {} : { after }) }
}

/** Changes what is named of a field; `undefined` takes a property away. The type of a field cannot change. */
export const changeField = (type: string, field: string, patch: Partial<Omit<FieldSpec, 'type'>>): Step => ({
  do: 'changeField',
  type,
  field,
  patch,
})

/** Deletes a field and what entries hold in it. */
export const deleteField = (type: string, field: string): Step => ({ do: 'deleteField', type, field })

/** Puts all fields of a content type into this order. */
export const orderFields = (type: string, order: readonly string[]): Step => ({
  do: 'orderFields',
  type,
  order,
})
