/** Returns an id that outlives URLs: `tag:example.org,2026:association/article-one` (RFC 4151). */
export const tagUri = ({ authority }: { authority: string }, name: string) => `tag:${authority}:${name}`
