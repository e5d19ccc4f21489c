import type { StorePlace } from './kinds.ts'

export type Document = { sys: { id: string } }

/** `change` grows with every write of the store; the Sync API counts with it. */
export type MirrorRow<T> = { document: T; change: number }

/** `revision` differs after every change. */
export type Table = { rows: Map<string, MirrorRow<Document>>; revision: number }

/** A table is loaded on first use. */
export function createMirror(load: (kind: string, place: StorePlace) => Table['rows']) {
  const tables = new Map<string, Table>()
  let revisions = 0
  return {
    table(kind: string, place: StorePlace): Table {
      const key = `${kind} ${place.space} ${place.environment}`
      const known = tables.get(key)
      if (known) return known
      const table = { rows: load(kind, place), revision: ++revisions }
      tables.set(key, table)
      return table
    },
    changed(table: Table) {
      table.revision = ++revisions
    },
    forget: () => tables.clear(),
  }
}
