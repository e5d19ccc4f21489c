import type { Space } from '@association/content'
import type { EditorSpec, FieldSpec, TypeSpec } from '../specs/space-model.ts'
import type { SchemaStep } from './steps.ts'

export function createContentType(
  type: string,
  { spaces, ...spec }: TypeSpec & { spaces: readonly Space[] },
): SchemaStep {
  return { do: 'createContentType', type, spaces, spec }
}

export const changeContentType = (type: string, patch: Partial<Omit<TypeSpec, 'fields'>>): SchemaStep => ({
  do: 'changeContentType',
  type,
  patch,
})

/** The content type must have no entries left. */
export const deleteContentType = (type: string, { spaces }: { spaces: readonly Space[] }): SchemaStep => ({
  do: 'deleteContentType',
  type,
  spaces,
})

export function addField(
  type: string,
  field: string,
  { after, ...spec }: FieldSpec & { after?: string },
): SchemaStep {
  return { do: 'addField', type, field, spec, ...(after === undefined ? {} : { after }) }
}

/** `undefined` removes a property. The type of a field cannot change. */
export const changeField = (
  type: string,
  field: string,
  patch: Partial<Omit<FieldSpec, 'type'>>,
): SchemaStep => ({
  do: 'changeField',
  type,
  field,
  patch,
})

/** Deletes its values too. */
export const deleteField = (type: string, field: string): SchemaStep => ({ do: 'deleteField', type, field })

export const orderFields = (type: string, order: readonly string[]): SchemaStep => ({
  do: 'orderFields',
  type,
  order,
})

/** Keeps the values. */
export const renameField = (type: string, field: string, to: string): SchemaStep => ({
  do: 'renameField',
  type,
  field,
  to,
})

export const moveField = (type: string, field: string, place: FieldPosition): SchemaStep => ({
  do: 'moveField',
  type,
  field,
  ...(place === 'first' ? {} : { after: place.after }),
})

export type FieldPosition<Field extends string = string> = 'first' | { after: Field }

/**
 * Keeps the rest of each list, so changes of two branches add up. A place is a link field (`page.sections`) or a kind
 * of rich text node (`content.text.embedded-entry-block`).
 */
export const acceptIn = (type: string, places: readonly string[]): SchemaStep => ({
  do: 'acceptIn',
  type,
  places,
})

/** Uses the lists at this point of the history. */
export const acceptBeside = (type: string, beside: string): SchemaStep => ({
  do: 'acceptBeside',
  type,
  beside,
})

/** Existing links to such entries stay. */
export const stopAcceptingIn = (type: string, places: readonly string[]): SchemaStep => ({
  do: 'stopAcceptingIn',
  type,
  places,
})

/** Omitted parts and sidebars of apps stay. */
export const changeEditor = (type: string, editor: EditorSpec): SchemaStep => ({
  do: 'changeEditor',
  type,
  editor,
})
