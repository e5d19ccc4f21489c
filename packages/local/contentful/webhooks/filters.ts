import type { Entity } from '../entity.ts'

type Document = { doc: string }
type Constraint =
  | { equals: [Document, string] }
  | { in: [Document, string[]] }
  | { regexp: [Document, { pattern: string }] }
export type Filter = Constraint | { not: Constraint }

const masterAlone: Filter[] = [{ equals: [{ doc: 'sys.environment.sys.id' }, 'master'] }]

/** Every filter must hold; without filters only the master environment counts. */
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
