import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepPrivate, privateFolder } from '../../server/private-files.ts'

/** The oldest records of each kind are deleted first. */
const most = { cart: 2000, purchase: 5000, visit: 1000, token: 5000 }

export function openShopData(folder: string | undefined) {
  const database = new DatabaseSync(folder === undefined ? ':memory:' : fileIn(folder))
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS cart (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS purchase (
      number INTEGER PRIMARY KEY AUTOINCREMENT, cart TEXT NOT NULL UNIQUE, email TEXT NOT NULL, json TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS visit (id TEXT PRIMARY KEY, email TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS token (id TEXT PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS stock (variant TEXT PRIMARY KEY, pieces INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS price (variant TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  `)
  for (const [table, rows] of Object.entries(most))
    database.exec(`
      CREATE TRIGGER IF NOT EXISTS ${table}_is_bounded AFTER INSERT ON ${table} BEGIN
        DELETE FROM ${table} WHERE rowid <= (SELECT max(rowid) FROM ${table}) - ${rows};
      END;
    `)
  return database
}

function fileIn(folder: string) {
  privateFolder(folder)
  const file = join(folder, 'shop.db')
  // SQLite gives its companion files the same permissions.
  keepPrivate(file)
  return file
}
