/** Names what a stored page depends on, from the store to the server in front; it never leaves the server. */
export const tagsHeader = 'x-stored-tags'
