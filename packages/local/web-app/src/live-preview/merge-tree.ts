import { isLink, isObject, type SysLink } from '../contentful/links.ts'

/** As the Preview API delivers it, with resolved links; can contain itself. */
export type WireNode = {
  sys: {
    id: string
    type?: string
    space?: { sys: { id: string } }
    contentType?: object
    [more: string]: unknown
  }
  fields: Record<string, unknown>
  [more: string]: unknown
}

/**
 * Indexes a subscription's content once: a change costs the same on a large page. Changes the tree in place, because a
 * message copies it anyway.
 */
export function mergeTree(data: WireNode, space: string) {
  const nodes = new Map<string, WireNode[]>()
  const seen = new WeakSet<object>()

  const keyOf = (type: string, id: string, from: string) => `${from}/${type}/${id}`
  const spaceOf = ({ sys }: WireNode) => sys.space?.sys.id ?? space

  function index(value: unknown) {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isNode(value)) {
      const key = keyOf(value.sys.type ?? 'Entry', value.sys.id, spaceOf(value))
      nodes.set(key, [...(nodes.get(key) ?? []), value])
    }
    for (const each of Object.values(value)) index(each)
  }
  index(data)

  function resolve(value: unknown, from: string, missing: SysLink[]): unknown {
    if (isLink(value)) {
      const [found] = nodes.get(keyOf(value.sys.linkType, value.sys.id, from)) ?? []
      if (!found) missing.push(value)
      return found ?? value
    }
    if (Array.isArray(value)) return value.map((each) => resolve(each, from, missing))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each, from, missing)]))
  }

  return {
    data,
    contentType: data.sys.contentType,
    set({ space: from, id, field, value }: { space: string; id: string; field: string; value: unknown }) {
      const missing: SysLink[] = []
      const holders = nodes.get(keyOf('Entry', id, from)) ?? nodes.get(keyOf('Asset', id, from)) ?? []
      if (holders.length === 0) return { isHeld: false, missing }
      const resolved = resolve(value, from, missing)
      for (const { fields } of holders) {
        if (resolved === undefined) delete fields[field]
        else fields[field] = resolved
      }
      return { isHeld: true, missing }
    },
    add: (node: WireNode) => index(node),
  }
}

const isNode = (value: object): value is WireNode =>
  'sys' in value &&
  isObject(value.sys) &&
  typeof value.sys.id === 'string' &&
  value.sys.type !== 'Link' &&
  'fields' in value &&
  isObject(value.fields)
