/** The specification's own words for what stands where a type is not known. */
export const messages = { unknownType: (type: string) => `Unknown Type: ${type}` } as const
