import { assetLink, entry, seedFile } from '../../define.ts'

const journals = {
  'Physician Leadership Journal': ['journal-physician-leadership', '13'],
  'Medical Practice Management': ['journal-medical-practice', '42'],
  'Healthcare Administration Leadership': ['journal-administration', '5'],
} as const

const editions = [
  ['plj-6', 'Physician Leadership Journal', '2026-11-01', '6', 'Who decides at night'],
  ['mpm-6', 'Medical Practice Management', '2026-10-01', '5', 'The schedule as a promise'],
  ['hal-4', 'Healthcare Administration Leadership', '2026-10-15', '4', 'Boards that listen'],
  ['plj-5', 'Physician Leadership Journal', '2026-09-01', '5', 'After the merger'],
  ['mpm-5', 'Medical Practice Management', '2026-08-01', '4', 'Hiring the second physician'],
  ['hal-3', 'Healthcare Administration Leadership', '2026-07-15', '3', 'What a budget says'],
] as const

export const editionLibrary = seedFile({
  space: 'association',
  entries: editions.map(([id, journal, editionDate, issue, title]) => {
    const [cover, volume] = journals[journal]
    return entry('journalEditions', {
      id: `edition-${id}`,
      fields: {
        internalName: `${journal} ${volume}/${issue}`,
        journal,
        editionDate,
        title,
        cover: assetLink(cover),
        volume,
        issue,
        url: '/publications/contribute',
      },
    })
  }),
})
