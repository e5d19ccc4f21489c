import { assetLink, entry, picture, seedFile } from '../../define.ts'
import { type Logo, logo } from '../../drawing/logo.ts'
import { ink } from '../../drawing/svg.ts'

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

/** As wide as its words. One sponsor has no logo, so visitors see its name. */
const logos: Readonly<Record<string, Omit<Logo, 'name'> & { width: number }>> = {
  'gulf-coast': { width: 532, mark: 'waves', paint: ink.blue },
  meridian: { width: 490, mark: 'meridian', paint: ink.green },
  northlight: { width: 542, mark: 'star', paint: ink.plum },
  bayline: { width: 536, mark: 'bay', paint: ink.ember },
  ledger: { width: 418, mark: 'lines', paint: ink.plum },
}

export const sponsorEntries = seedFile({
  space: 'events',
  entries: Object.entries(sponsors).map(([id, [name, level, description]]) =>
    entry('sponsor', `sponsor-${id}`, {
      name,
      level,
      description,
      link: `https://${id}.example`,
      ...(id in logos && { logo: assetLink(`logo-${id}`) }),
    }),
  ),
  pictures: Object.entries(sponsors).flatMap(([id, [name]]) => {
    const look = logos[id]
    return look
      ? picture({
          id: `logo-${id}`,
          title: name,
          description: `The logo of ${name}`,
          width: look.width,
          height: 240,
          draw: (size) => logo(size, { name, ...look }),
        })
      : []
  }),
})
