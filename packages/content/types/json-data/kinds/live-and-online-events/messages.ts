export const messages = {
  /** To editors; visitors see nothing in the place of events that cannot be read. */
  invalid: (fault: string) => `Live and online events: invalid data, so nothing is shown. ${fault}`,
} as const
