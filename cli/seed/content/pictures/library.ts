import { picture, seedFile } from '../../define.ts'
import { type Badge, type Banner, badge, banner, type Cover, cover } from '../../drawing/covers.ts'
import { ink } from '../../drawing/svg.ts'

const covers: readonly [id: string, title: string, description: string, look: Cover][] = [
  [
    'cover-first-hundred-days',
    'The First Hundred Days',
    'A dark blue book cover with ripples that spread from one point.',
    { seed: 3, paper: ink.navy, mark: ink.haze, accent: ink.sun, motif: 'ripples' },
  ],
  [
    'cover-dyad',
    'The Dyad',
    'A blue book cover with bands of cream and gold that cross it.',
    { seed: 5, paper: ink.blue, mark: ink.cream, accent: ink.sun, motif: 'bands' },
  ],
  [
    'cover-numbers',
    'Numbers for Night Owls',
    'A cream book cover with a grid of dots, some of them larger.',
    { seed: 4, paper: ink.cream, mark: ink.navy, accent: ink.ember, motif: 'grid' },
  ],
  [
    'cover-stair',
    'From Ward to Board',
    'A dark red book cover with a stair of pages that rises to the right.',
    { seed: 6, paper: '#8c1c24', mark: ink.cream, accent: ink.sun, motif: 'stair' },
  ],
  [
    'journal-physician-leadership',
    'Physician Leadership Journal',
    'The cover of an edition: light blue with dark ripples.',
    { seed: 8, paper: '#d6e8f7', mark: ink.blue, accent: ink.navy, motif: 'ripples' },
  ],
  [
    'journal-medical-practice',
    'Medical Practice Management',
    'The cover of an edition: red with cream bands.',
    { seed: 9, paper: '#c2303a', mark: ink.cream, accent: ink.sun, motif: 'bands' },
  ],
  [
    'journal-administration',
    'Healthcare Administration Leadership',
    'The cover of an edition: green with a stair of pages.',
    { seed: 10, paper: '#1f7a55', mark: ink.cream, accent: ink.sun, motif: 'stair' },
  ],
]

const badges: readonly [id: string, title: string, look: Badge][] = [
  ['badge-cpe', 'Certified Physician Executive', { ring: ink.gold, face: ink.navy, star: ink.cream }],
  ['badge-fundamentals', 'Leadership fundamentals', { ring: ink.sky, face: ink.navy, star: ink.sun }],
  ['badge-ceo', 'CEO Academy', { ring: ink.navy, face: ink.gold, star: ink.navy }],
  ['badge-cmo', 'CMO Academy', { ring: '#1f7a55', face: ink.cream, star: '#1f7a55' }],
]

const banners: readonly [id: string, title: string, description: string, look: Banner][] = [
  [
    'banner-fellowship',
    'Fellowship',
    'Apply for fellowship: columns of gold and blue on dark blue.',
    { seed: 3, ground: [ink.navy, ink.blue], paints: [ink.sun, ink.ember, ink.sky] },
  ],
  [
    'banner-insurance',
    'Cover for leaders',
    'Insurance for physicians who lead: columns of green on cream.',
    { seed: 7, ground: ['#1f7a55', '#2f9a70'], paints: [ink.cream, ink.sun, '#8fc9ae'] },
  ],
  [
    'banner-locums',
    'Interim leaders wanted',
    'Interim leaders wanted: columns of coral and cream on red.',
    { seed: 12, ground: ['#8c1c24', ink.coral], paints: [ink.cream, ink.gold, '#f3b7a8'] },
  ],
]

export const library = seedFile({
  space: 'association',
  entries: [],
  pictures: [
    ...covers.map(([id, title, description, look]) =>
      picture({ id, title, description, width: 900, height: 1240, draw: (size) => cover(size, look) }),
    ),
    ...badges.map(([id, title, look]) =>
      picture({
        id,
        title,
        description: `The seal of “${title}”: a star in a ring.`,
        width: 600,
        height: 600,
        draw: (size) => badge(size, look),
      }),
    ),
    ...banners.map(([id, title, description, look]) =>
      picture({ id, title, description, width: 1456, height: 300, draw: (size) => banner(size, look) }),
    ),
  ],
})
