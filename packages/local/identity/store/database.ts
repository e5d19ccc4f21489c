import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepPrivate, privateFolder } from '../../server/private-files.ts'

/** Only the owner can read the file. `:memory:` keeps nothing. */
export function openDatabase(folder: string): DatabaseSync {
  const database = new DatabaseSync(folder === ':memory:' ? folder : privateFile(folder))
  database.exec(`
    PRAGMA busy_timeout = 2000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS record (
      model TEXT NOT NULL,
      id TEXT NOT NULL,
      grant_id TEXT,
      uid TEXT,
      account TEXT,
      payload TEXT NOT NULL,
      expires_at INTEGER NOT NULL,
      PRIMARY KEY (model, id)
    ) STRICT;
    CREATE INDEX IF NOT EXISTS record_grant ON record (grant_id);
    CREATE INDEX IF NOT EXISTS record_uid ON record (uid);
    CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  `)
  return database
}

function privateFile(folder: string): string {
  privateFolder(folder)
  const file = join(folder, 'identity.sqlite')
  keepPrivate(file)
  return file
}
