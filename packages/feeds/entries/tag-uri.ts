/** The year in which the site’s names were given out, as RFC 4151 wants it; it never changes. */
const since = 2026

/** A name that stays when addresses change: `tag:example.org,2026:association/article-one`. */
export const tagUri = ({ url }: { url: string }, name: string) =>
  `tag:${new URL(url).hostname},${since}:${name}`
