import {
  type ContentType,
  type ContentTypeMetadata,
  isLink,
  type TypeField,
  type Validation,
} from '../entity.ts'
import { badRequest, validationFailed, type WireProblem } from '../http/errors.ts'
import { fieldTypes } from './field-types.ts'
import { validationNames } from './rules.ts'
import { isRecord, objectIn } from './shapes.ts'

const fieldLimit = 50
const fieldIdForm = /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/

/** Throws ValidationFailed. */
export function modelIn(body: unknown): Partial<ContentType> {
  const model = objectIn(body)
  const { fields = [], name = '', displayField = null } = model
  if (typeof name !== 'string' || (displayField !== null && typeof displayField !== 'string')) {
    throw validationFailed([problem('type', ['name'], 'The name or the display field is not a text')])
  }
  if (!Array.isArray(fields) || !fields.every(isField)) {
    throw validationFailed([problem('type', ['fields'], 'The fields are not a list of fields')])
  }
  return { ...model, name, displayField, fields, metadata: metadataIn(model.metadata) }
}

function metadataIn(metadata: unknown): ContentTypeMetadata | undefined {
  if (metadata === undefined || metadata === null) return undefined
  const { annotations, taxonomy } = isRecord(metadata) ? metadata : { annotations: null }
  const isForm = annotations === undefined || isRecord(annotations)
  const isList = taxonomy === undefined || (Array.isArray(taxonomy) && taxonomy.every(isLink))
  if (isForm && isList) return metadata as ContentTypeMetadata
  throw validationFailed([problem('type', ['metadata'], 'The metadata is not annotations and taxonomy')])
}

const isField = (field: unknown) =>
  isRecord(field) && typeof field.id === 'string' && isListOfRules(field.validations) && isItems(field.items)

const isItems = (items: unknown) =>
  items === undefined || (isRecord(items) && isListOfRules(items.validations))

const isListOfRules = (validations: unknown) =>
  validations === undefined || (Array.isArray(validations) && validations.every(isRecord))

/** Throws ValidationFailed. */
export function checkContentType(type: ContentType) {
  const problems = [...typeProblems(type), ...type.fields.flatMap(fieldProblems)]
  if (problems.length > 0) throw validationFailed(problems)
}

function typeProblems({ name, fields, displayField }: ContentType): WireProblem[] {
  const ids = fields.map((field) => field.id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  const title = fields.find((field) => field.id === displayField)
  return [
    ...(name.trim() === '' ? [problem('required', ['name'], 'The property "name" is required here')] : []),
    ...(fields.length > fieldLimit
      ? [problem('size', ['fields'], `Size must be at most ${fieldLimit}`)]
      : []),
    ...(twice ? [problem('uniqueFieldIds', ['fields'], `The field id "${twice}" is used twice`)] : []),
    ...(displayField !== null && !isTitle(title)
      ? [
          problem(
            'displayField',
            ['displayField'],
            `"${displayField}" is not a text field of this content type`,
          ),
        ]
      : []),
  ]
}

const isTitle = (field: TypeField | undefined) => field?.type === 'Symbol' || field?.type === 'Text'

function fieldProblems(field: TypeField, index: number): WireProblem[] {
  const at = (name: string) => ['fields', index, name]
  const validations = [...field.validations, ...(field.items?.validations ?? [])]
  const unknown = validations
    .flatMap(({ message: _message, ...validation }) => Object.keys(validation))
    .find((name) => !validationNames.has(name))
  return [
    ...(fieldIdForm.test(field.id) ? [] : [problem('regexp', at('id'), `Does not match ${fieldIdForm}`)]),
    ...(field.name ? [] : [problem('required', at('name'), 'The property "name" is required here')]),
    ...(fieldTypes.includes(field.type)
      ? []
      : [problem('unknown', at('type'), `The type "${field.type}" is not known`)]),
    ...(field.type === 'Link' && !field.linkType
      ? [problem('required', at('linkType'), 'The property "linkType" is required here')]
      : []),
    ...(field.type === 'Array' && !field.items
      ? [problem('required', at('items'), 'The property "items" is required here')]
      : []),
    ...(validations.every(hasPattern)
      ? []
      : [problem('regexp', at('validations'), 'The pattern is not a regular expression')]),
    ...(unknown ? [problem('unknown', at('validations'), `The validation "${unknown}" is not known`)] : []),
  ]
}

function hasPattern({ regexp, prohibitRegexp }: Validation): boolean {
  const { pattern = '', flags } = (regexp ?? prohibitRegexp ?? {}) as {
    pattern?: string
    flags?: string | null
  }
  try {
    return new RegExp(pattern, flags ?? '') !== undefined
  } catch {
    return false
  }
}

const problem = (name: string, path: (string | number)[], details: string): WireProblem => ({
  name,
  path,
  details,
})

/** Throws BadRequest. */
export function checkPublishedFields(type: ContentType, published: ContentType | undefined) {
  const now = new Map(type.fields.map((field) => [field.id, field]))
  for (const before of published?.fields ?? []) {
    const after = now.get(before.id)
    if (!after) {
      if (!before.omitted) throw badRequest('You need to omit a field before deleting it')
    } else if (shapeOf(after) !== shapeOf(before)) {
      throw badRequest('Previously published fields are invalid', { fieldId: before.id })
    }
  }
}

const shapeOf = ({ type, linkType, items }: TypeField) =>
  [type, linkType, items?.type, items?.linkType].join(' ')
