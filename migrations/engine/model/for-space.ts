import type { FieldSpec, SpaceModel, TypeSpec, ValidationRule } from '../specs/space-model.ts'
import { tidyField } from '../specs/tidy.ts'

/**
 * Removes accepted content types that the space lacks, unless the list would become empty, because an empty list
 * accepts every type.
 */
export function forSpace(model: SpaceModel): SpaceModel {
  return mapValues(
    model,
    (type): TypeSpec => ({
      ...type,
      fields: mapValues(type.fields, (field) => narrowField(field, model)),
    }),
  )
}

function narrowField({ items, ...field }: FieldSpec, model: SpaceModel): FieldSpec {
  return tidyField({
    ...field,
    validations: narrowRules(field.validations, model),
    ...(items ? { items: { ...items, validations: narrowRules(items.validations, model) } } : {}),
  })
}

const narrowRules = (rules: readonly ValidationRule[] | undefined, model: SpaceModel) =>
  rules?.map((rule) => narrowRule(rule, model))

function narrowRule(rule: ValidationRule, model: SpaceModel): ValidationRule {
  const { linkContentType, nodes } = rule
  if (Array.isArray(linkContentType)) {
    const here = linkContentType.filter((id) => String(id) in model)
    return here.length > 0 ? { ...rule, linkContentType: here } : rule
  }
  if (typeof nodes !== 'object' || nodes === null) return rule
  const rulesByNode = nodes as Record<string, readonly ValidationRule[]>
  return { ...rule, nodes: mapValues(rulesByNode, (rules) => narrowRules(rules, model)) }
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
