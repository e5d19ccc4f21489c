import type { FieldSpec, Models, TypeSpec } from '../engine/specs/space-model.ts'

export const symbol: FieldSpec = { name: 'Name', type: 'Symbol', widget: 'singleLine' }

/** A content type with these fields; the first one titles it. */
export function typeOf(fields: Readonly<Record<string, FieldSpec>>, name = 'Talk'): TypeSpec {
  return { name, description: `A ${name}`, displayField: Object.keys(fields)[0] ?? '', fields }
}

/** The same content types in both spaces. */
export const inBoth = (types: Readonly<Record<string, TypeSpec>>): Models => ({
  association: types,
  events: types,
})
