import { entry, seedFile } from '../../define.ts'

/** Sponsors of both meetings, by the ends of their ids. */
const sponsors = {
  'gulf-coast': [
    'Gulf Coast Mutual',
    'Partner',
    'Insures physicians in eleven states, and pays for scholarships.',
  ],
  meridian: [
    'Meridian Locums',
    'Gold',
    'Finds interim physicians, and pays for child care on all three days.',
  ],
  northlight: ['Northlight Software', 'Gold', 'Makes schedules for hospitals, and the app with ours.'],
  bayline: [
    'Bayline Recruiting',
    'Silver',
    'Finds physicians for rural hospitals. It pays for the walk along the bay, and for the coffee after it.',
  ],
  ledger: [
    'Ledger & Oak',
    'Silver',
    'Audits medical groups. It lends the books for the course on budgets, with the names removed.',
  ],
  quietroom: ['Quietroom', 'Supporter', 'Furnishes places to rest in hospitals, and ours.'],
} as const satisfies Record<string, readonly [name: string, level: string, description: string]>

export const sponsorEntries = seedFile({
  space: 'events',
  entries: Object.entries(sponsors).map(([id, [name, level, description]]) =>
    entry('sponsor', {
      id: `sponsor-${id}`,
      fields: { name, level, description, link: `https://${id}.example` },
    }),
  ),
})
