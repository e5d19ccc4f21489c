export const messages = {
  /** The name of the frame, for those who hear the page. */
  frame: (address: string) => `Map of ${address}`,
  larger: 'View a larger map',
} as const
