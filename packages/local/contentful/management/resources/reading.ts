import { type EntityLink, isLink } from '../../entity.ts'
import { validationFailed, type WireProblem } from '../../http/errors.ts'
import type { Body } from './resource.ts'

type Property = { name: string; isGood: (value: unknown) => boolean; type: string; isRequired?: boolean }

export const text = (name: string): Property => ({
  name,
  type: 'String',
  isGood: (value) => typeof value === 'string',
})
export const list = (name: string): Property => ({ name, type: 'Array', isGood: Array.isArray })
export const links = (name: string): Property => ({
  name,
  type: 'Array',
  isGood: (value) => Array.isArray(value) && value.every(isLink),
})
export const linkTo = (name: string, ...types: string[]): Property => ({
  name,
  type: 'Link',
  isGood: (value) => isLink(value) && types.includes((value as EntityLink).sys.linkType),
})
export const oneOf = (name: string, values: readonly string[]): Property => ({
  name,
  type: values.join(' or '),
  isGood: (value) => values.includes(String(value)),
})
export const localizedText = (name: string): Property => ({
  name,
  type: 'Object',
  isGood: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
})

export const required = (property: Property): Property => ({ ...property, isRequired: true })

/** Throws ValidationFailed for missing properties and wrong types. Other properties are free. */
export function check<T = Body>(body: Body, properties: readonly Property[]): T {
  const problems = properties.flatMap((property) => problemsOf(body[property.name], property))
  if (problems.length > 0) throw validationFailed(problems)
  // Its properties were just checked.
  return body as T
}

function problemsOf(value: unknown, { name, isGood, type, isRequired }: Property): WireProblem[] {
  if (value === undefined || value === null) {
    const details = `The property "${name}" is required here`
    return isRequired ? [{ name: 'required', path: [name], details }] : []
  }
  const details = `The type of "${name}" is incorrect, expected type: ${type}`
  return isGood(value) ? [] : [{ name: 'type', path: [name], value, type, details }]
}
