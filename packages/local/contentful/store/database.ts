import { DatabaseSync } from 'node:sqlite'
import { keepPrivate } from '../../server/private-files.ts'

/** Another process has the file. */
export class DataInUseError extends Error {
  readonly code = 'DATA_IN_USE'
}

/** Locks the file for this process. An acknowledged write is on disk, also after `kill -9`. Throws DataInUseError. */
export function openDatabase(file: string, patienceMs: number): DatabaseSync {
  if (file !== ':memory:') keepPrivate(file)
  const database = new DatabaseSync(file)
  try {
    prepareFile(database, patienceMs)
  } catch (error) {
    database.close()
    const isBusy = (error as { errcode?: number }).errcode === sqliteBusy
    throw isBusy ? new DataInUseError(`${file} is in use: another local Contentful is still running.`) : error
  }
  return database
}

const sqliteBusy = 5

function prepareFile(database: DatabaseSync, patienceMs: number) {
  database.exec(`
    PRAGMA busy_timeout = ${patienceMs};
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS document (
      change INTEGER PRIMARY KEY AUTOINCREMENT,
      space TEXT NOT NULL,
      environment TEXT NOT NULL,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      json TEXT NOT NULL,
      UNIQUE (space, environment, kind, id)
    ) STRICT;
  `)
}

/** A replaced row gets a new `change` number, the order of the Sync API. */
export const prepareStatements = (database: DatabaseSync) => ({
  load: database.prepare(
    'SELECT change, id, json FROM document WHERE space = ? AND environment = ? AND kind = ? ORDER BY change',
  ),
  put: database.prepare(
    'INSERT OR REPLACE INTO document (space, environment, kind, id, json) VALUES (?, ?, ?, ?, ?)',
  ),
  remove: database.prepare(
    'DELETE FROM document WHERE space = ? AND environment = ? AND kind = ? AND id = ?',
  ),
  copy: database.prepare(
    `INSERT INTO document (space, environment, kind, id, json)
     SELECT space, :to, kind, id, json_replace(json, '$.sys.environment.sys.id', :to)
     FROM document WHERE space = :space AND environment = :from ORDER BY change`,
  ),
  clear: database.prepare('DELETE FROM document WHERE space = ? AND environment = ?'),
  last: database.prepare("SELECT seq AS change FROM sqlite_sequence WHERE name = 'document'"),
})
