import type { Entity } from '../entity.ts'

type Document = { doc: string }
type Constraint =
  | { equals: [Document, string] }
  | { in: [Document, string[]] }
  | { regexp: [Document, { pattern: string }] }
export type Filter = Constraint | { not: Constraint }

const masterAlone: Filter[] = [{ equals: [{ doc: 'sys.environment.sys.id' }, 'master'] }]
const documents = ['sys.id', 'sys.contentType.sys.id', 'sys.environment.sys.id']

export function passes(entity: Entity, filters: readonly Filter[] | null | undefined): boolean {
  return (filters ?? masterAlone).every((filter) =>
    'not' in filter ? !holds(entity, filter.not) : holds(entity, filter),
  )
}

function holds(entity: Entity, constraint: Constraint): boolean {
  if ('equals' in constraint) return valueAt(entity, constraint.equals[0]) === constraint.equals[1]
  if ('in' in constraint) return constraint.in[1].some((value) => value === valueAt(entity, constraint.in[0]))
  const value = valueAt(entity, constraint.regexp[0])
  return typeof value === 'string' && new RegExp(constraint.regexp[1].pattern).test(value)
}

function valueAt(entity: Entity, { doc }: Document): unknown {
  return doc
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], entity)
}

/** A value that passes cannot fail later. */
export function isFilter(value: unknown): value is Filter {
  const given = (value ?? {}) as Record<string, unknown>
  return 'not' in given ? isConstraint(given.not) : isConstraint(value)
}

function isConstraint(value: unknown): value is Constraint {
  const [[name, operands] = [], ...more] = Object.entries((value ?? {}) as object)
  if (name === undefined || more.length > 0 || !Array.isArray(operands)) return false
  const [document, expected] = operands as [Partial<Document>?, unknown?]
  if (!documents.includes(document?.doc ?? '')) return false
  if (name === 'equals') return typeof expected === 'string'
  if (name === 'in') return Array.isArray(expected)
  return name === 'regexp' && isPattern((expected as { pattern?: unknown } | undefined)?.pattern)
}

function isPattern(pattern: unknown): boolean {
  try {
    return typeof pattern === 'string' && new RegExp(pattern) instanceof RegExp
  } catch {
    return false
  }
}
