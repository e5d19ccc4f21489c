/** Names what a stored page depends on, from the store to the server in front; it never leaves the server. */
export const tagsHeader = 'x-stored-tags'

/** Tells that a stored page says there is none at its path: it is answered with 404. */
export const missingTag = 'status:404'
