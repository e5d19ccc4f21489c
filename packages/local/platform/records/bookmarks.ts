/** Slugs of seeded articles. The last one is the newest bookmark. */
const articles: Readonly<Record<string, readonly string[]>> = {
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

export type NewBookmark = { cmsid: string; type: string; website_url: string }

export const bookmarksAtFirst = (user: string): NewBookmark[] =>
  (articles[user] ?? []).map((slug) => ({
    cmsid: `article-${slug}`,
    type: 'article',
    website_url: `/articles/${slug}`,
  }))
