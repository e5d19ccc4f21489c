export const messages = {
  /** Only editors see this. */
  unknown: 'Not sure what this is',
} as const
