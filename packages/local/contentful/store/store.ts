import type { DatabaseSync } from 'node:sqlite'
import { openDatabase, prepareStatements } from './database.ts'
import type { Kind, Place } from './kinds.ts'

type Document = { sys: { id: string } }

/** `change` grows with every write of the whole store; the Sync API counts with it. */
export type Row<T> = { document: T; change: number }

type Rows = Map<string, Row<Document>>

/**
 * Documents in SQLite, mirrored in memory: reads come from maps, every write reaches the disk before it is
 * answered. Documents are never changed in place, so that a reader may keep them.
 */
export type Store = {
  database: DatabaseSync
  get<T extends Document>(kind: Kind<T>, place: Place, id: string): T | undefined
  rows<T extends Document>(kind: Kind<T>, place: Place): ReadonlyMap<string, Row<T>>
  list<T extends Document>(kind: Kind<T>, place: Place): T[]
  put<T extends Document>(kind: Kind<T>, place: Place, document: T): T
  remove<T extends Document>(kind: Kind<T>, place: Place, id: string): void
  /** All or nothing, also when the process dies half-way. */
  transaction<T>(work: () => T): T
  /** Runs at once, or when the transaction under way is on disk; never when it is rolled back. */
  afterCommit(work: () => void): void
  /** Everything in an environment, again in another one. */
  copyEnvironment(space: string, from: string, to: string): void
  removeEnvironment(space: string, environment: string): void
  /** The number of the last write. */
  lastChange(): number
  close(): void
}

/** @param file a path or `:memory:` */
export function openStore(file: string): Store {
  const database = openDatabase(file)
  const statements = prepareStatements(database)
  const mirror = new Map<string, Rows>()
  let depth = 0
  let waiting: (() => void)[] = []

  const load = (kind: string, { space, environment }: Place): Rows => {
    const rows: Rows = new Map()
    for (const row of statements.load.all(space, environment, kind)) {
      rows.set(String(row.id), { document: JSON.parse(String(row.json)), change: Number(row.change) })
    }
    return rows
  }
  const rowsOf = (kind: string, place: Place): Rows => {
    const key = `${kind} ${place.space} ${place.environment}`
    const known = mirror.get(key)
    if (known) return known
    const rows = load(kind, place)
    mirror.set(key, rows)
    return rows
  }
  const put = (kind: string, place: Place, document: Document) => {
    const rows = rowsOf(kind, place)
    const { space, environment } = place
    const json = JSON.stringify(document)
    const { lastInsertRowid } = statements.put.run(space, environment, kind, document.sys.id, json)
    rows.set(document.sys.id, { document, change: Number(lastInsertRowid) })
  }

  const attempt = <T>(work: () => T): T => {
    try {
      const result = work()
      database.exec('COMMIT')
      return result
    } catch (error) {
      database.exec('ROLLBACK')
      mirror.clear()
      waiting = []
      throw error
    } finally {
      depth--
    }
  }

  return {
    database,
    // The maps hold exactly what was put under the kind, so the kind's type is the document's.
    get: <T extends Document>(kind: Kind<T>, place: Place, id: string) =>
      rowsOf(kind.name, place).get(id)?.document as T | undefined,
    rows: <T extends Document>(kind: Kind<T>, place: Place) =>
      rowsOf(kind.name, place) as unknown as ReadonlyMap<string, Row<T>>,
    list: <T extends Document>(kind: Kind<T>, place: Place) =>
      Array.from(rowsOf(kind.name, place).values(), (row) => row.document as T),
    put(kind, place, document) {
      put(kind.name, place, document)
      return document
    },
    remove(kind, place, id) {
      rowsOf(kind.name, place).delete(id)
      statements.remove.run(place.space, place.environment, kind.name, id)
    },
    transaction(work) {
      if (depth > 0) return work()
      database.exec('BEGIN IMMEDIATE')
      depth++
      const result = attempt(work)
      const listeners = waiting
      waiting = []
      for (const listen of listeners) listen()
      return result
    },
    afterCommit(work) {
      if (depth > 0) waiting.push(work)
      else work()
    },
    copyEnvironment(space, from, to) {
      statements.copy.run({ space, from, to })
      mirror.clear()
    },
    removeEnvironment(space, environment) {
      statements.clear.run(space, environment)
      mirror.clear()
    },
    lastChange: () => Number(statements.last.get()?.change ?? 0),
    close: () => database.close(),
  }
}
