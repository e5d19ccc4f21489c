/** Storage key with the value `1`; not personal. */
export const signedInKey = 'signed-in'

/** Query parameter, which the page removes. */
export const signedInMark = 'signed-in'
