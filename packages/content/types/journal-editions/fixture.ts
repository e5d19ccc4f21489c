import { assetLink, type Draft } from '../../define/values.ts'

export const journalEditions: Draft<'journalEditions'> = {
  internalName: 'Physician Leadership Journal, May 2026',
  journal: 'Physician Leadership Journal',
  editionDate: '2026-05-01',
  title: 'Leading the night shift',
  description:
    'What changes after dark: staffing, judgment, and who decides when nobody senior is in the building.',
  cover: assetLink('journal-physician-leadership'),
  volume: '13',
  issue: '3',
  url: '/publications/subscriptions/physician-leadership-journal',
}
