import { createGraphQLError } from 'graphql-yoga'

export type Paging = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

/** The limit of a page. */
const mostItems = 250

/** A Relay connection. A cursor is the index of an item. */
export function connection<Item>(all: readonly Item[], { first, last, after, before, reverse }: Paging) {
  check(first, last)
  const ordered = reverse ? all.toReversed() : all
  const begin = after == null ? 0 : placeOf(after) + 1
  const end = before == null ? ordered.length : placeOf(before)
  const from = last == null ? begin : Math.max(begin, end - last)
  const to = first == null ? end : Math.min(end, begin + first)
  const nodes = ordered.slice(from, to)
  const cursors = nodes.map((_, index) => cursorOf(from + index))
  return {
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: cursors[index] })),
    pageInfo: {
      hasNextPage: to < ordered.length,
      hasPreviousPage: from > 0,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
  }
}

function check(first: number | null = null, last: number | null = null) {
  if (first === null && last === null) throw badInput('You must provide one of first or last.')
  for (const count of [first ?? 0, last ?? 0])
    if (count < 0 || count > mostItems) throw badInput(`first and last must be from 0 to ${mostItems}.`)
}

const badInput = (message: string) => createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

const cursorOf = (place: number) => Buffer.from(String(place)).toString('base64')

function placeOf(cursor: string): number {
  const place = Number(Buffer.from(cursor, 'base64').toString())
  if (!Number.isSafeInteger(place) || place < 0) throw badInput('The cursor is not valid.')
  return place
}
