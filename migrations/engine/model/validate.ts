import { spaces } from '@association/content'
import { MigrationError } from '../errors.ts'
import type { FieldSpec, Models, TypeSpec, ValidationRule } from '../specs/space-model.ts'
import { ruleProblems } from './rule-problems.ts'

/** Contentful's limits, checked before the first write instead of halfway. */
const limits = {
  fields: 50,
  id: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/,
  fieldId: /^[A-Za-z][A-Za-z0-9_]{0,63}$/,
  /** In characters. The web app accepts no more. */
  name: 50,
  description: 500,
}
const canTitle = new Set(['Symbol', 'Text'])

/** Throws all problems together. */
export function validate(models: Models): void {
  const known = new Set(spaces.flatMap((space) => Object.keys(models[space])))
  const problems = spaces.flatMap((space) =>
    Object.entries(models[space]).flatMap(([id, type]) => problemsOf(id, type, known)),
  )
  if (problems.length > 0) throw new MigrationError('INVALID', [...new Set(problems)])
}

type ModelCheck = { broken: boolean; message: string }

const broken = (checks: readonly ModelCheck[]) =>
  checks.filter((check) => check.broken).map(({ message }) => message)

function problemsOf(id: string, type: TypeSpec, known: ReadonlySet<string>): string[] {
  const fields = Object.entries(type.fields)
  return [
    ...broken([
      { broken: !limits.id.test(id), message: 'its id is no Contentful id' },
      { broken: type.name.trim() === '', message: 'it has no name' },
      { broken: type.name.length > limits.name, message: `its name has more than ${limits.name} characters` },
      {
        broken: type.description.length > limits.description,
        message: `its description has more than ${limits.description} characters`,
      },
      { broken: fields.length === 0, message: 'it has no fields' },
      { broken: fields.length > limits.fields, message: `it has more than ${limits.fields} fields` },
    ]),
    ...titleProblems(type),
    ...fields.flatMap(([field, spec]) =>
      [...fieldProblems(field, spec, known), ...ruleProblems(spec)].map(
        (message) => `its field ${field} ${message}`,
      ),
    ),
  ].map((message) => `${id}: ${message}.`)
}

function titleProblems({ displayField, fields }: TypeSpec): string[] {
  const title = fields[displayField]
  if (!title) return [`its display field ${displayField} does not exist`]
  return broken([
    { broken: !canTitle.has(title.type), message: `its display field ${displayField} holds no text` },
    { broken: title.omitted === true, message: `its display field ${displayField} is omitted` },
  ])
}

function fieldProblems(id: string, field: FieldSpec, known: ReadonlySet<string>): string[] {
  const { type, linkType, items, name, widget } = field
  const missing = linkedTypes(field).filter((linked) => !known.has(linked))
  return [
    ...broken([
      { broken: !limits.fieldId.test(id), message: 'is no Contentful field id' },
      { broken: name.trim() === '', message: 'has no name' },
      { broken: name.length > limits.name, message: `has a name of more than ${limits.name} characters` },
      { broken: type === 'Link' && !linkType, message: 'is a link and says not to what' },
      { broken: type !== 'Link' && linkType !== undefined, message: 'is no link and says to what' },
      { broken: type === 'Array' && !items, message: 'is a list and says not of what' },
      { broken: type !== 'Array' && items !== undefined, message: 'is no list and says of what' },
      { broken: items?.type === 'Link' && !items.linkType, message: 'lists links and says not to what' },
      { broken: !widget, message: 'has no widget' },
    ]),
    ...missing.map(
      (linked) =>
        `links to the content type ${linked}, which is not there then: create it, or take it off that list`,
    ),
  ]
}

function linkedTypes({ validations = [], items }: FieldSpec): string[] {
  return [...validations, ...(items?.validations ?? [])].flatMap(typesIn)
}

function typesIn({ linkContentType, nodes }: ValidationRule): string[] {
  const direct = Array.isArray(linkContentType) ? linkContentType.map(String) : []
  const embedded = Object.values((nodes ?? {}) as Record<string, unknown>).flatMap((rules) =>
    Array.isArray(rules) ? (rules as ValidationRule[]).flatMap(typesIn) : [],
  )
  return [...direct, ...embedded]
}
