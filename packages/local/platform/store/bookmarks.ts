import type { DatabaseSync } from 'node:sqlite'

export type NewBookmark = { cmsid: string; type: string; website_url: string }
export type Bookmark = NewBookmark & { id: string; createdAt: string }
export type BookmarkStore = ReturnType<typeof bookmarkStore>

/** Limit for each user. */
export const mostBookmarks = 1000

const columns = 'CAST(id AS TEXT) AS id, cmsid, type, website_url, createdAt'

export function bookmarkStore(database: DatabaseSync, now: () => number = Date.now) {
  const list = database.prepare(
    `SELECT ${columns} FROM bookmark WHERE user = ? AND type = ? ORDER BY bookmark.id DESC`,
  )
  const find = database.prepare(`SELECT ${columns} FROM bookmark WHERE user = ? AND cmsid = ?`)
  const count = database.prepare('SELECT count(*) AS bookmarks FROM bookmark WHERE user = ?')
  const insert = database.prepare(
    'INSERT INTO bookmark (user, cmsid, type, website_url, createdAt) VALUES (?, ?, ?, ?, ?)',
  )
  const remove = database.prepare('DELETE FROM bookmark WHERE user = ? AND id = ?')
  return {
    /** Newest first. */
    list: (user: string, type: string) => list.all(user, type) as Bookmark[],
    add(user: string, { cmsid, type, website_url }: NewBookmark): Bookmark | undefined {
      const known = find.get(user, cmsid)
      if (known) return known as Bookmark
      if (Number(count.get(user)?.bookmarks) >= mostBookmarks) return undefined
      insert.run(user, cmsid, type, website_url, new Date(now()).toISOString())
      return find.get(user, cmsid) as Bookmark
    },
    remove: (user: string, id: string) => /^\d{1,15}$/.test(id) && remove.run(user, Number(id)).changes > 0,
    clear: () => database.exec('DELETE FROM bookmark'),
  }
}

/** Slugs of seeded articles. The last one is the newest bookmark. */
const articlesAtFirst: Readonly<Record<string, readonly string[]>> = {
  10001: ['an-inbox-with-two-drawers'],
  10002: [
    'the-pager-in-the-drawer',
    'what-your-calendar-says',
    'keep-one-clinic-day',
    'three-lines-at-the-end-of-the-day',
  ],
  10003: ['twelve-weeks-on-the-stairs', 'retiring-twice'],
  10004: ['ten-minutes-before-rounds'],
  10006: ['leave-at-six-out-loud', 'the-commute-is-a-meeting', 'notes-from-a-leave'],
  10008: ['what-i-do-when-i-am-wrong'],
}

export const bookmarksAtFirst = (user: string): NewBookmark[] =>
  (articlesAtFirst[user] ?? []).map((slug) => ({
    cmsid: `article-${slug}`,
    type: 'article',
    website_url: `/articles/${slug}`,
  }))
