import type { Space } from '@association/content'
import type { EditorSpec, FieldSpec, TypeSpec } from '../specs/space-model.ts'
import type { SchemaStep } from './steps.ts'

/** Creates a content type with its editor, in the spaces named. */
export function createContentType(
  type: string,
  { spaces, ...spec }: TypeSpec & { spaces: readonly Space[] },
): SchemaStep {
  return { do: 'createContentType', type, spaces, spec }
}

/** Changes the name, the description or the title field. */
export const changeContentType = (type: string, patch: Partial<Omit<TypeSpec, 'fields'>>): SchemaStep => ({
  do: 'changeContentType',
  type,
  patch,
})

/** Deletes a content type that has no entries left. */
export const deleteContentType = (type: string, { spaces }: { spaces: readonly Space[] }): SchemaStep => ({
  do: 'deleteContentType',
  type,
  spaces,
})

/** Adds a field, at the end or after another one. */
export function addField(
  type: string,
  field: string,
  { after, ...spec }: FieldSpec & { after?: string },
): SchemaStep {
  return { do: 'addField', type, field, spec, ...(after === undefined ? {} : { after }) }
}

/** Changes what is named of a field; `undefined` takes a property away. The type of a field cannot change. */
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

/** Deletes a field and what entries hold in it. */
export const deleteField = (type: string, field: string): SchemaStep => ({ do: 'deleteField', type, field })

/** Puts all fields of a content type into this order. */
export const orderFields = (type: string, order: readonly string[]): SchemaStep => ({
  do: 'orderFields',
  type,
  order,
})

/** Gives a field another id; its values follow. */
export const renameField = (type: string, field: string, to: string): SchemaStep => ({
  do: 'renameField',
  type,
  field,
  to,
})

/** Moves a field in the editor: in front of all others, or after another one. */
export const moveField = (type: string, field: string, place: Place): SchemaStep => ({
  do: 'moveField',
  type,
  field,
  ...(place === 'first' ? {} : { after: place.after }),
})

export type Place<Field extends string = string> = 'first' | { after: Field }

/**
 * Adds a content type to lists of accepted types, whatever else they hold: changes of two branches add up. A place is
 * a field that links, such as `page.sections`, or a kind of node in rich text: `content.text.embedded-entry-block`.
 */
export const acceptIn = (type: string, places: readonly string[]): SchemaStep => ({
  do: 'acceptIn',
  type,
  places,
})

/** Adds a content type to every list that accepts another one at this point of the history. */
export const acceptBeside = (type: string, beside: string): SchemaStep => ({
  do: 'acceptBeside',
  type,
  beside,
})

/** Takes a content type out of lists of accepted types; entries that link to it there stay as they are. */
export const stopAcceptingIn = (type: string, places: readonly string[]): SchemaStep => ({
  do: 'stopAcceptingIn',
  type,
  places,
})

/** Arranges the editor of a content type; what is left out stays as it is, and so do the sidebars of apps. */
export const changeEditor = (type: string, editor: EditorSpec): SchemaStep => ({
  do: 'changeEditor',
  type,
  editor,
})
