export const messages = {
  /** Only editors see this. */
  invalid: (fault: string) => `Live and online events: invalid data, so nothing is shown. ${fault}`,
} as const
