import type { StoreKind, StorePlace } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'

type OldEntity = { sys: { id: string; status?: unknown; [more: string]: unknown } }

const mostKept = 1000

export function forgetOldest<T extends OldEntity>(store: Store, kind: StoreKind<T>, place: StorePlace) {
  const excess = store.rows(kind, place).size - mostKept
  if (excess <= 0) return
  const finished = store.list(kind, place).filter(({ sys }) => !waiting.has(String(sys.status)))
  for (const { sys } of finished.slice(0, excess)) store.remove(kind, place, sys.id)
}

const waiting = new Set(['created', 'inProgress', 'scheduled'])
