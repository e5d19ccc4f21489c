import type { FieldSpec, Models, TypeSpec } from '../engine/specs/space-model.ts'

export const symbol: FieldSpec = { name: 'Name', type: 'Symbol', widget: 'singleLine' }

export function typeOf(fields: Readonly<Record<string, FieldSpec>>, name = 'Talk'): TypeSpec {
  return { name, description: `A ${name}`, displayField: Object.keys(fields)[0] ?? '', fields }
}

export const inBoth = (types: Readonly<Record<string, TypeSpec>>): Models => ({
  association: types,
  events: types,
})
