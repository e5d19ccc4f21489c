export const messages = {
  /** For editors; visitors see nothing in place of an unknown kind. */
  unknown: 'Not sure what this is',
} as const
