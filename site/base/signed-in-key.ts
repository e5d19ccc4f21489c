/** Where the browser notes that somebody is signed in on this device. Its value is `1`; it holds nothing personal. */
export const signedInKey = 'signed-in'

/** The query parameter with which the sign-in returns to a page: the page notes the sign-in and cleans its address. */
export const signedInMark = 'signed-in'
