/** The site measures how far a visitor has read. */
export const textId = 'text'
