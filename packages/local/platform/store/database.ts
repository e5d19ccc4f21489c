import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepPrivate, privateFolder } from '../../server/private-files.ts'

/** Only the owner can enter the folder. */
export function openDatabase(folder: string): DatabaseSync {
  const database = new DatabaseSync(fileIn(folder))
  database.exec(`
    PRAGMA busy_timeout = 2000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS bookmark (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      user TEXT NOT NULL,
      cmsid TEXT NOT NULL,
      type TEXT NOT NULL,
      website_url TEXT NOT NULL,
      createdAt TEXT NOT NULL,
      UNIQUE (user, cmsid)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS profile (
      user TEXT NOT NULL,
      kind TEXT NOT NULL,
      json TEXT NOT NULL,
      PRIMARY KEY (user, kind)
    ) STRICT;
  `)
  return database
}

function fileIn(folder: string) {
  if (folder === ':memory:') return folder
  privateFolder(folder)
  const file = join(folder, 'platform.db')
  // SQLite gives its companion files the same permissions.
  keepPrivate(file)
  return file
}
