import { entry, link, seedFile } from '../../define.ts'

const figures = [
  ['members', '12,400', 'members, and 250,000 readers'],
  ['years', '50', 'years of teaching leadership'],
  ['credits', '300+', 'CME credits, most online'],
  ['settings', '4 in 10', 'members lead outside hospitals'],
] as const

export const figureBand = seedFile({
  space: 'association',
  entries: [
    entry('statsList', 'home-figures', {
      internalName: 'Home: figures',
      columnCount: 4,
      stats: figures.map(([id]) => link(`home-figure-${id}`)),
    }),
    ...figures.map(([id, figure, label]) =>
      entry('stats', `home-figure-${id}`, { internalName: `Home: ${label}`, figure, label }),
    ),
  ],
})
