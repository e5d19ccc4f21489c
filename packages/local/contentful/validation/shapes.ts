import { isLink } from '../entity.ts'
import { badRequest, validationFailed, type WireProblem } from '../http/errors.ts'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An empty body is an empty object. Throws BadRequest. */
export function objectIn(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (!isRecord(body)) throw badRequest('The body you sent is not a JSON object.')
  return body
}

/** Throws ValidationFailed. Other code relies on the form. */
export function checkContentShape({ fields, metadata }: Record<string, unknown>) {
  const problems = [...fieldsProblems(fields), ...metadataProblems(metadata)]
  if (problems.length > 0) throw validationFailed(problems)
}

function fieldsProblems(fields: unknown): WireProblem[] {
  if (fields === undefined) return []
  if (!isRecord(fields)) return [notAn('Object', fields, ['fields'])]
  return Object.entries(fields).flatMap(([id, values]) =>
    isRecord(values) ? [] : [notAn('Object', values, ['fields', id])],
  )
}

function metadataProblems(metadata: unknown): WireProblem[] {
  if (metadata === undefined) return []
  if (!isRecord(metadata)) return [notAn('Object', metadata, ['metadata'])]
  return ['tags', 'concepts'].flatMap((name) => {
    const list = metadata[name] ?? []
    const isFine = Array.isArray(list) && list.every(isLink)
    return isFine ? [] : [notAn('Array', list, ['metadata', name])]
  })
}

const notAn = (type: string, value: unknown, path: string[]): WireProblem => ({
  name: 'type',
  type,
  value,
  details: `The type of "value" is incorrect, expected type: ${type}`,
  path,
})
