/** The specification prescribes this text. */
export const messages = { unknownType: (type: string) => `Unknown Type: ${type}` } as const
