import { isSame } from '@association/services/management/index.ts'
import type { TypeOperation } from '../operations/operation.ts'
import type { FieldSpec, TypeSpec } from '../specs/space-model.ts'
import { isSameType } from '../specs/tidy.ts'

export function describeType({ id: type, from, to, renames = {} }: TypeOperation): string[] {
  if (isSameType(from, to)) return []
  if (!to) return [`    - content type ${type}`]
  const renamed = Object.entries(renames).filter(([old, id]) => from?.fields[old] && to.fields[id])
  const shown = new Set(renamed.flat())
  const fields = [
    ...renamed.flatMap(([old, id]) => describeRename([old, id], from?.fields[old], to.fields[id])),
    ...Object.keys({ ...from?.fields, ...to.fields }).flatMap((id) =>
      shown.has(id) ? [] : describeField(id, from?.fields[id], to.fields[id]),
    ),
  ]
  if (!from) return [`    + content type ${type} “${to.name}”`, ...fields]
  const order = isSame(Object.keys(from.fields), Object.keys(to.fields)) ? [] : describeOrder(from, to)
  return [`    ~ content type ${type}`, ...properties(headOf(from), headOf(to)), ...fields, ...order]
}

const headOf = ({ fields: _, ...head }: TypeSpec) => head

function describeRename(ids: readonly string[], from: object = {}, to: object = {}): string[] {
  return [
    `        ~ ${ids.join(' → ')}, with its values`,
    ...properties(from, to).map((line) => `    ${line}`),
  ]
}

function describeField(id: string, from: FieldSpec | undefined, to: FieldSpec | undefined): string[] {
  if (isSame(from, to)) return []
  if (!to) return [`        - ${id}`]
  if (!from) return [`        + ${id}: ${summary(to)}`]
  return [`        ~ ${id}`, ...properties(from, to).map((line) => `    ${line}`)]
}

function summary({ name: _, type, linkType, items, required, validations = [], help }: FieldSpec): string {
  const target = linkType ?? items?.linkType
  const shape = [type, target && `→ ${target}`].filter(Boolean).join(' ')
  const rules = [...validations, ...(items?.validations ?? [])].map((rule) => JSON.stringify(rule))
  return [shape, ...(required ? ['required'] : []), ...rules, ...(help ? [`“${help}”`] : [])].join(', ')
}

function properties(from: object, to: object): string[] {
  return differences(from, to, []).map((line) => `        ${line}`)
}

/**
 * Descends to the difference, so the reader need not compare two lists: `items.validations.linkContentType: + factBox`.
 */
function differences(from: unknown, to: unknown, path: readonly string[]): string[] {
  if (isSame(from, to)) return []
  const name = path.join('.')
  if (isList(from) && isList(to)) {
    const gone = from.filter((item) => !to.some((other) => isSame(item, other)))
    const come = to.filter((item) => !from.some((other) => isSame(item, other)))
    const [only, wanted] = [gone[0], come[0]]
    if (gone.length === 1 && come.length === 1 && isNested(only) && isNested(wanted))
      return differences(only, wanted, path)
    const parts = [...come.map((item) => `+ ${show(item)}`), ...gone.map((item) => `- ${show(item)}`)]
    return [`${name}: ${parts.length > 0 ? parts.join(', ') : `in the order ${show(to)}`}`]
  }
  if (!isNested(from) || !isNested(to)) return [`${name}: ${show(from)} → ${show(to)}`]
  const [old, wanted] = [from as Record<string, unknown>, to as Record<string, unknown>]
  return Object.keys({ ...from, ...to }).flatMap((key) => differences(old[key], wanted[key], [...path, key]))
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

function describeOrder(from: TypeSpec, to: TypeSpec): string[] {
  const kept = (type: TypeSpec, other: TypeSpec) => Object.keys(type.fields).filter((id) => other.fields[id])
  return isSame(kept(from, to), kept(to, from)) ? [] : [`        order: ${Object.keys(to.fields).join(', ')}`]
}
