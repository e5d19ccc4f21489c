import type { FieldSpec, TypeSpec } from '../specs/space-model.ts'
import { tidyField } from '../specs/tidy.ts'
import { isRetyped } from './merge.ts'

export const loose = (type: TypeSpec, base: TypeSpec['fields'] = {}): TypeSpec => ({
  ...type,
  fields: Object.fromEntries(
    Object.entries(type.fields).map(([id, field]) => [id, looseField(field, base[id])]),
  ),
})

function looseField(field: FieldSpec, base: FieldSpec | undefined): FieldSpec {
  const { required: _, validations: __, items, ...rest } = field
  const rules = base && !isRetyped(base, field) ? base : undefined
  return tidyField({
    ...rest,
    ...(rules?.required ? { required: true } : {}),
    ...(rules?.validations ? { validations: rules.validations } : {}),
    ...(items ? { items: { ...items, validations: rules?.items?.validations ?? [] } } : {}),
  })
}
