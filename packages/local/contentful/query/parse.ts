import { badRequest, invalidQuery, type WireProblem } from '../http/errors.ts'
import type { RequestQuery } from '../http/scope.ts'
import { isOperator, type Operator } from './operators.ts'

export type Filter = { key: string; path: string[]; operator: Operator; value: string }
export type Order = { path: string[]; descending: boolean }

export type Search = {
  contentType?: string
  filters: Filter[]
  text?: string
  linksTo?: { type: 'Entry' | 'Asset'; id: string }
  mimetypeGroup?: string
  order: Order[]
  select?: string[][]
  skip: number
  limit: number
}

export const limits = { page: 1000, defaultPage: 100, include: 10, selectDepth: 2 } as const

/** Parameters that are not filters; the routes read them. */
const others = new Set([
  'access_token',
  'content_type',
  'cursor',
  'include',
  'includeContentSourceMaps',
  'limit',
  'links_to_asset',
  'links_to_entry',
  'locale',
  'mimetype_group',
  'order',
  'pageNext',
  'pagePrev',
  'query',
  'release[lte]',
  'select',
  'skip',
  'timestamp[lte]',
])

/** Throws BadRequest or InvalidQuery, as Contentful does. */
export function parseSearch(query: RequestQuery): Search {
  return {
    contentType: query.content_type,
    filters: Object.entries(query).flatMap(([key, value]) =>
      others.has(key) ? [] : [parseFilter(key, value)],
    ),
    text: query.query,
    linksTo: parseLinksTo(query),
    mimetypeGroup: query.mimetype_group,
    order: query.order ? query.order.split(',').map(parseOrder) : [],
    select: query.select ? parseSelect(query.select) : undefined,
    skip: wholeNumber(query, { name: 'skip', otherwise: 0, most: Number.MAX_SAFE_INTEGER }),
    limit: wholeNumber(query, { name: 'limit', otherwise: limits.defaultPage, most: limits.page }),
  }
}

type Bounds = { name: string; otherwise: number; most: number }

export function wholeNumber(query: RequestQuery, { name, otherwise, most }: Bounds): number {
  const text = query[name]
  if (text === undefined) return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) {
    const bound = most === Number.MAX_SAFE_INTEGER ? 'greater than or equal to 0' : `between 0 and ${most}`
    throw badRequest(`Invalid value for "${name}": ${text}. It must be a whole number ${bound}.`)
  }
  return value
}

/** Content types and tags can be searched by name too. */
const roots: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  sys: 2,
  fields: 2,
  metadata: 2,
  name: 1,
})

const isPath = (path: string[]) => path.length >= (roots[path[0] ?? ''] ?? Number.POSITIVE_INFINITY)

function parseFilter(key: string, value: string): Filter {
  const [, name = '', bracket] = /^([^[]+)(?:\[(\w+)\])?$/.exec(key) ?? []
  const path = name.split('.')
  if (!isPath(path)) throw invalidQuery([unrecognized(path)])
  const operator = bracket ?? 'eq'
  if (!isOperator(operator)) throw invalidQuery([unrecognized([key])])
  return { key, path, operator, value }
}

function parseOrder(text: string): Order {
  const path = text.trim().replace(/^-/, '').split('.')
  if (!isPath(path)) throw invalidQuery([unrecognized(path)])
  return { path, descending: text.trim().startsWith('-') }
}

function parseSelect(text: string): string[][] {
  const paths = text.split(',').map((path) => path.trim().split('.'))
  const tooDeep = paths.find(([root, ...rest]) => root !== 'sys' && rest.length >= limits.selectDepth)
  const unknown = paths.find(([root = '']) => !(root in roots))
  if (unknown) throw invalidQuery([unrecognized(unknown)])
  if (tooDeep) {
    throw badRequest(
      `Selected properties must be at most 2 levels deep, but "${tooDeep.join('.')}" is deeper.`,
    )
  }
  return paths
}

function parseLinksTo(query: RequestQuery): Search['linksTo'] {
  if (query.links_to_entry) return { type: 'Entry', id: query.links_to_entry }
  return query.links_to_asset ? { type: 'Asset', id: query.links_to_asset } : undefined
}

export const unrecognized = (path: string[]): WireProblem => ({
  name: 'unknown',
  path,
  details: `The path "${path.join('.')}" is not recognized`,
})
