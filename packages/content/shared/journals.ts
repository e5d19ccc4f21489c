export const journalColors = {
  'Physician Leadership Journal': 'lightBlue',
  'Medical Practice Management': 'red',
  'Healthcare Administration Leadership': 'green',
  'Fast Practice': 'mediumYellow',
} as const

export type Journal = keyof typeof journalColors
export const journalNames = Object.keys(journalColors) as readonly Journal[]

/** Display order; `contentId` is the product's Contentful id. */
export const journals = {
  PLJ: { name: 'Physician Leadership Journal', contentId: 'product-journal-plj' },
  HALMJ: { name: 'Healthcare Administration Leadership', contentId: 'product-journal-halmj' },
  JMPM: { name: 'Medical Practice Management', contentId: 'product-journal-jmpm' },
  FAST_PRACTICE: { name: 'Fast Practice', contentId: 'product-journal-fast-practice' },
} as const satisfies Record<string, { name: Journal; contentId: string }>
