import { accounts } from '../../members/accounts.ts'
import { bookmarksAtFirst } from '../records/bookmarks.ts'
import { bookmarkStore } from './bookmarks.ts'
import { openDatabase } from './database.ts'
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
