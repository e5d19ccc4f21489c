import type { ContentEntity, ContentType, TypeField } from '../entity.ts'
import { invalidEntry, unknownField, type WireProblem } from '../http/errors.ts'
import type { Languages } from '../store/locales.ts'
import { typeProblems } from './field-types.ts'

/** Every save requires existing fields and correct types. Throws UnknownField or InvalidEntry. */
export function checkDraft(draft: ContentEntity, type: ContentType, languages: Languages) {
  const fields = new Map(type.fields.map((field) => [field.id, field]))
  const unknown = Object.keys(draft.fields).filter((id) => !fields.has(id))
  if (unknown.length > 0) throw unknownField(unknown.map((id) => notExpected(['fields', id])))
  const problems = Object.entries(draft.fields).flatMap(([id, values]) =>
    fieldProblems(fields.get(id), values, languages),
  )
  if (problems.length > 0) throw invalidEntry(problems)
}

function fieldProblems(
  field: TypeField | undefined,
  values: Record<string, unknown>,
  languages: Languages,
): WireProblem[] {
  if (!field) return []
  const path = ['fields', field.id]
  return Object.entries(values).flatMap(([locale, value]) =>
    languages.codes.has(locale)
      ? typeProblems(value, field, [...path, locale])
      : [notExpected([...path, locale])],
  )
}

const notExpected = (path: string[]): WireProblem => ({
  name: 'unknown',
  path,
  details: `The property "${path.at(-1)}" is not expected`,
})
