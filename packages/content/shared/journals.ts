/** The journals and the colours they are known by, as the palette names them. */
export const journalColors = {
  'Physician Leadership Journal': 'lightBlue',
  'Medical Practice Management': 'red',
  'Healthcare Administration Leadership': 'green',
  'Fast Practice': 'mediumYellow',
} as const

export type Journal = keyof typeof journalColors
export const journalNames = Object.keys(journalColors) as readonly Journal[]
