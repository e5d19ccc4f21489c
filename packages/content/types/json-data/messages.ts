export const messages = {
  /** Told to editors; visitors see nothing in the place of a kind that this site does not know. */
  unknown: 'Not sure what this is',
} as const
