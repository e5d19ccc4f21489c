export const messages = {
  /** For editors; visitors see nothing. */
  invalid: (fault: string) => `Live and online events: invalid data, so nothing is shown. ${fault}`,
} as const
