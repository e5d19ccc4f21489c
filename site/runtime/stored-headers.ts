/** Names what a stored page depends on, from the store to the server in front; it never leaves the server. */
export const tagsHeader = 'x-stored-tags'

const duePrefix = 'due:'

/** A stored page with this tag is out of date from this time on (milliseconds): then an entry of it appears. */
export const dueTag = (at: number) => `${duePrefix}${at}`

/** The times in milliseconds from which what carries these tags is out of date. */
export const dueTimes = (tags: readonly string[]) =>
  tags.filter((tag) => tag.startsWith(duePrefix)).map((tag) => Number(tag.slice(duePrefix.length)))

/** Tells that a stored page says there is none at its path: it is answered with 404. */
export const missingTag = 'status:404'
