export const messages = {
  /** For editors; visitors see nothing. */
  unknown: 'Not sure what this is',
} as const
