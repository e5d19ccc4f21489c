import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { accounts } from '../../members/accounts.ts'
import { keepPrivate, privateFolder } from '../../server/private-files.ts'
import { bookmarkStore, bookmarksAtFirst } from './bookmarks.ts'
import { profileStore } from './profiles.ts'

/** A new database holds the first bookmarks of the demo accounts. */
export function openStore(folder: string) {
  const database = openDatabase(folder)
  const bookmarks = bookmarkStore(database)
  const profiles = profileStore(database)

  function fill() {
    for (const { userId } of accounts)
      for (const bookmark of bookmarksAtFirst(userId)) bookmarks.add(userId, bookmark)
  }

  const { user_version: isFilled } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (!isFilled) {
    fill()
    database.exec('PRAGMA user_version = 1')
  }
  return {
    bookmarks,
    profiles,
    reset() {
      bookmarks.clear()
      profiles.clear()
      fill()
      return { reset: true }
    },
    close: () => database.close(),
  }
}

/** Only the owner can enter the folder. */
function openDatabase(folder: string): DatabaseSync {
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
  keepPrivate(file)
  return file
}
