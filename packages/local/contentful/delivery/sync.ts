import type { ContentEntity } from '../entity.ts'
import { badRequest } from '../http/errors.ts'
import type { RequestQuery } from '../http/scope.ts'
import { limits, wholeNumber } from '../query/parse.ts'
import {
  type Deletion,
  deletedAssets,
  deletedEntries,
  publishedAssets,
  publishedEntries,
  type StoreKind,
} from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import type { View } from './view.ts'

/** Encoded in the sync token. */
type SyncState = {
  /** The last delivered change. */
  after: number
  /** Earlier deletions precede the first page: a new client never had the items. */
  began: number
  type: string
  contentType?: string
  limit: number
}

type SyncItem = { change: number; item: unknown }

/** Lists publications, then deletions, since the token. */
export function syncPage(
  store: Store,
  view: View,
  { query, address }: { query: RequestQuery; address: string },
) {
  const state = stateOf(query, store)
  const found = changesAfter(store, view, state).sort((a, b) => a.change - b.change)
  const page = found.slice(0, state.limit)
  const isLast = page.length === found.length
  const after = isLast ? store.lastChange() : (page.at(-1)?.change ?? state.after)
  const url = `${address}?sync_token=${encode({ ...state, after })}`
  return {
    sys: { type: 'Array' },
    items: page.map(({ item }) => item),
    ...(isLast ? { nextSyncUrl: url } : { nextPageUrl: url }),
  }
}

const types = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset']

function stateOf(query: RequestQuery, store: Store): SyncState {
  if (query.sync_token !== undefined) return decode(query.sync_token)
  if (query.initial !== 'true') throw badRequest('A synchronization needs "initial=true" or a "sync_token".')
  const { type = 'all', content_type: contentType } = query
  if (!types.includes(type)) throw badRequest(`The type "${type}" cannot be synchronized.`)
  if (contentType !== undefined && type !== 'Entry') throw badRequest('"content_type" needs "type=Entry".')
  const limit = wholeNumber(query, { name: 'limit', otherwise: limits.page, most: limits.page })
  return { after: 0, began: store.lastChange(), type, contentType, limit: Math.max(1, limit) }
}

function changesAfter(store: Store, view: View, state: SyncState): SyncItem[] {
  const { after, began, type, contentType } = state
  const items: SyncItem[] = []
  const add = <T extends ContentEntity | Deletion>(
    kind: StoreKind<T>,
    from: number,
    shown: (document: T) => unknown,
  ) => {
    for (const { change, document } of store.rows(kind, view.place).values()) {
      if (change <= from) continue
      const item = shown(document)
      if (item) items.push({ change, item })
    }
  }
  const delivered = ({ sys }: ContentEntity) =>
    contentType === undefined || sys.contentType?.sys.id === contentType
      ? view.resolve({ sys: { type: 'Link', linkType: sys.type, id: sys.id } })
      : undefined
  const includes = (...names: string[]) => type === 'all' || names.includes(type)
  if (includes('Entry')) add(publishedEntries, after, delivered)
  if (includes('Asset')) add(publishedAssets, after, delivered)
  const deletionsFrom = Math.max(after, began)
  if (includes('Deletion', 'DeletedEntry')) add(deletedEntries, deletionsFrom, (deletion) => deletion)
  if (includes('Deletion', 'DeletedAsset')) add(deletedAssets, deletionsFrom, (deletion) => deletion)
  return items
}

const encode = (state: SyncState) => Buffer.from(JSON.stringify(state)).toString('base64url')

function decode(token: string): SyncState {
  try {
    const state = JSON.parse(Buffer.from(token, 'base64url').toString()) as SyncState
    if ([state.after, state.began, state.limit].every(Number.isInteger)) return state
  } catch {
    // The throw below covers this too.
  }
  throw badRequest('The sync token is not valid.')
}
