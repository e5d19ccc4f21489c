/** A result as programs read it. */
export const jsonText = (result: object) => `${JSON.stringify(result, null, 2)}\n`
