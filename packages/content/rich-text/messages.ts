export const messages = {
  note: (number: number) => `Note ${number}`,
  back: (number: number) => `Back to the text of note ${number}`,
} as const
