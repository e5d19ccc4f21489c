/** Storage key with the value `1`; it holds nothing personal. */
export const signedInKey = 'signed-in'

/** The page stores the sign-in and removes this query parameter. */
export const signedInMark = 'signed-in'
