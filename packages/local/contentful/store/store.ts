import type { DatabaseSync } from 'node:sqlite'
import { openDatabase, prepareStatements } from './database.ts'
import type { StoreKind, StorePlace } from './kinds.ts'
import { type Transactions, transactionsOf } from './transactions.ts'

/**
 * Reads come from memory; every write reaches SQLite before it is acknowledged. Documents are immutable: a reader can
 * keep them.
 */
export type Store = Transactions & {
  database: DatabaseSync
  get<T extends Document>(kind: StoreKind<T>, place: StorePlace, id: string): T | undefined
  rows<T extends Document>(kind: StoreKind<T>, place: StorePlace): ReadonlyMap<string, MirrorRow<T>>
  list<T extends Document>(kind: StoreKind<T>, place: StorePlace): T[]
  /** Differs after every change to the kind. */
  revision(kind: StoreKind<unknown>, place: StorePlace): number
  put<T extends Document>(kind: StoreKind<T>, place: StorePlace, document: T): T
  remove<T extends Document>(kind: StoreKind<T>, place: StorePlace, id: string): void
  copyEnvironment(space: string, from: string, to: string): void
  removeEnvironment(space: string, environment: string): void
  lastChange(): number
  close(): void
}

/** A stopping service can still hold the file. */
const stoppingMs = 3000

/** @param file a path or `:memory:` @param patienceMs wait for another process's file. Throws DataInUseError. */
export function openStore(file: string, patienceMs = stoppingMs): Store {
  const database = openDatabase(file, patienceMs)
  const statements = prepareStatements(database)
  const mirror = createMirror((kind, { space, environment }) => {
    const rows: Table['rows'] = new Map()
    for (const row of statements.load.all(space, environment, kind)) {
      rows.set(String(row.id), { document: JSON.parse(String(row.json)), change: Number(row.change) })
    }
    return rows
  })
  return {
    database,
    // A kind's map holds only its documents: the cast is safe.
    get: <T extends Document>(kind: StoreKind<T>, place: StorePlace, id: string) =>
      mirror.table(kind.name, place).rows.get(id)?.document as T | undefined,
    rows: <T extends Document>(kind: StoreKind<T>, place: StorePlace) =>
      mirror.table(kind.name, place).rows as unknown as ReadonlyMap<string, MirrorRow<T>>,
    list: <T extends Document>(kind: StoreKind<T>, place: StorePlace) =>
      Array.from(mirror.table(kind.name, place).rows.values(), (row) => row.document as T),
    revision: (kind, place) => mirror.table(kind.name, place).revision,
    put(kind, place, document) {
      const table = mirror.table(kind.name, place)
      const { space, environment } = place
      const { id } = document.sys
      const { lastInsertRowid } = statements.put.run(
        space,
        environment,
        kind.name,
        id,
        JSON.stringify(document),
      )
      table.rows.set(id, { document, change: Number(lastInsertRowid) })
      mirror.changed(table)
      return document
    },
    remove(kind, place, id) {
      const table = mirror.table(kind.name, place)
      statements.remove.run(place.space, place.environment, kind.name, id)
      if (table.rows.delete(id)) mirror.changed(table)
    },
    ...transactionsOf(database, mirror.forget),
    copyEnvironment(space, from, to) {
      statements.copy.run({ space, from, to })
      mirror.forget()
    },
    removeEnvironment(space, environment) {
      statements.clear.run(space, environment)
      mirror.forget()
    },
    lastChange: () => Number(statements.last.get()?.change ?? 0),
    close: () => database.close(),
  }
}

type Document = { sys: { id: string } }

/** `change` grows with every write of the store; the Sync API counts with it. */
type MirrorRow<T> = { document: T; change: number }

type Table = { rows: Map<string, MirrorRow<Document>>; revision: number }

/** A table is loaded on first use. */
function createMirror(load: (kind: string, place: StorePlace) => Table['rows']) {
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
