import type { Field } from '../define/field.ts'

/** Roughly counts characters; tags, marks, lines and text parts count for several. */
export const mostWork = 400_000

const costs = { mark: 8, part: 20 } as const
/** Parsers stop at these. */
const mark = /[<&*_~[\]`@\n]/g
const links = new Set<string>(['reference', 'references', 'asset', 'assets'])

type ValuePart = { value: unknown; isText: boolean }

/** Leaves out linked entries. Stops soon after `mostWork`. */
export function workOf(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): number {
  let work = 0
  const open = Object.entries(fields).flatMap(([id, { kind, hidden }]): ValuePart[] =>
    hidden || links.has(kind) ? [] : [{ value: values[id], isText: kind === 'richText' }],
  )
  for (let part = open.pop(); part && work <= mostWork; part = open.pop()) {
    work += costOf(part.value)
    for (const inner of partsOf(part)) open.push(inner)
  }
  return work
}

function costOf(value: unknown): number {
  if (typeof value === 'string')
    return value.length + (value.length > mostWork ? 0 : costs.mark * marksIn(value))
  return typeof value === 'object' && value !== null ? costs.part : 0
}

const marksIn = (text: string) => text.match(mark)?.length ?? 0

/** The data of a text node holds the link target. */
function partsOf({ value, isText }: ValuePart): ValuePart[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    isText && key === 'data' ? [] : [{ value: inner, isText }],
  )
}
