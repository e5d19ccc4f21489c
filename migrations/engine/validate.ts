import { spaces } from '@association/content'
import { MigrationError } from './errors.ts'
import type { Models } from './replay.ts'
import type { FieldSpec, Rule, TypeSpec } from './space-model.ts'

/** Contentful's own limits and rules, checked before the first write instead of half-way. */
const limits = {
  fields: 50,
  id: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/,
  fieldId: /^[A-Za-z][A-Za-z0-9_]{0,63}$/,
}
const canTitle = new Set(['Symbol', 'Text', 'Integer', 'Number', 'Date'])

/** Throws when a space would refuse what the changes lead to, naming every reason. */
export function validate(models: Models): void {
  const known = new Set(spaces.flatMap((space) => Object.keys(models[space])))
  const problems = spaces.flatMap((space) =>
    Object.entries(models[space]).flatMap(([id, type]) => problemsOf(id, type, known)),
  )
  if (problems.length > 0) throw new MigrationError('INVALID', [...new Set(problems)].join('\n'))
}

function problemsOf(id: string, type: TypeSpec, known: ReadonlySet<string>): string[] {
  const fields = Object.entries(type.fields)
  const title = type.fields[type.displayField]
  const rules = [
    { broken: !limits.id.test(id), message: 'its id is no Contentful id' },
    { broken: fields.length === 0, message: 'it has no fields' },
    { broken: fields.length > limits.fields, message: `it has more than ${limits.fields} fields` },
    { broken: !title, message: `its display field ${type.displayField} does not exist` },
    {
      broken: title && !canTitle.has(title.type),
      message: `its display field ${type.displayField} holds no text`,
    },
  ]
  return [
    ...rules.filter(({ broken }) => broken).map(({ message }) => message),
    ...fields.flatMap(([field, spec]) => fieldProblems(field, spec, known)),
  ].map((message) => `${id}: ${message}.`)
}

function fieldProblems(id: string, field: FieldSpec, known: ReadonlySet<string>): string[] {
  const isLink = field.type === 'Link'
  const rules = [
    { broken: !limits.fieldId.test(id), message: 'is no Contentful field id' },
    { broken: isLink && !field.linkType, message: 'is a link and says not to what' },
    { broken: field.type === 'Array' && !field.items, message: 'is a list and says not of what' },
    { broken: !field.widget, message: 'has no widget' },
  ]
  const missing = linkedTypes(field).filter((type) => !known.has(type))
  return [
    ...rules.filter(({ broken }) => broken).map(({ message }) => message),
    ...missing.map((type) => `links to the content type ${type}, which no change creates`),
  ].map((message) => `its field ${id} ${message}`)
}

/** The content types that a field's rules name, in embeds too. */
function linkedTypes({ validations = [], items }: FieldSpec): string[] {
  return [...validations, ...(items?.validations ?? [])].flatMap(typesIn)
}

function typesIn({ linkContentType, nodes }: Rule): string[] {
  const direct = Array.isArray(linkContentType) ? linkContentType.map(String) : []
  const embedded = Object.values((nodes ?? {}) as Record<string, unknown>).flatMap((rules) =>
    Array.isArray(rules) ? (rules as Rule[]).flatMap(typesIn) : [],
  )
  return [...direct, ...embedded]
}
