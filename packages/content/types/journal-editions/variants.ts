import { assetLink } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const journalEditionsVariants: Variants<'journalEditions'> = {
  'medical practice management': {
    internalName: 'Medical Practice Management, March 2026',
    journal: 'Medical Practice Management',
    editionDate: '2026-03-01',
    title: 'The practice that answers the telephone',
    description: undefined,
    cover: assetLink('journal-medical-practice'),
    volume: '41',
    issue: '2',
  },
  'healthcare administration leadership': {
    internalName: 'Healthcare Administration Leadership, July 2026',
    journal: 'Healthcare Administration Leadership',
    editionDate: '2026-07-01',
    title: 'Budgets people can read',
    description: undefined,
    cover: assetLink('journal-administration'),
    volume: '7',
    issue: '4',
  },
  'fast practice': {
    internalName: 'Fast Practice, June 2026',
    journal: 'Fast Practice',
    editionDate: '2026-06-01',
    title: 'Ten minutes on payer denials',
    description: undefined,
    cover: assetLink('journal-medical-practice'),
    volume: '3',
    issue: '6',
  },
  'without a cover': { cover: undefined, volume: undefined, issue: undefined },
  'date and journal only': {
    title: undefined,
    description: undefined,
    cover: undefined,
    volume: undefined,
    issue: undefined,
    url: undefined,
  },
  'long words': {
    title: 'Interprofessional'.repeat(6),
    description:
      'Everything that this edition holds, told in more words than a card has room for: staffing after dark, judgment when tired, the telephone call at four in the morning, who may decide to divert an ambulance, what the night supervisor wishes the day had written down, and why one hospital pays its residents to sleep.',
  },
}
