import type { Citation } from '../citation.ts'

export const cited: Citation = {
  title: 'The Meeting Before the Meeting',
  authors: [{ given: 'Maren Lise', family: 'Okafor', suffix: '' }],
  date: { year: 2026, month: 5 },
  journal: { name: 'Physician Leadership Journal', volume: '13', issue: '3' },
  publisher: 'Association for Physician Leadership',
  doi: '10.55834/plj.2026.0309',
  url: 'https://doi.org/10.55834/plj.2026.0309',
}

export const onSite: Citation = {
  ...cited,
  date: { year: 2026, month: 3, day: 9 },
  journal: undefined,
  doi: undefined,
  url: 'https://www.leaders.example/articles/the-meeting',
}

/** `Ada Author01`, `Ada Author02`, … */
export const people = (count: number): Citation['authors'] =>
  Array.from({ length: count }, (_, at) => ({
    given: 'Ada',
    family: `Author${String(at + 1).padStart(2, '0')}`,
    suffix: '',
  }))
