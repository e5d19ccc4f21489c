import { picture, seedFile } from '../../define.ts'
import { type Badge, badge } from '../../drawing/badge.ts'
import { type Banner, banner } from '../../drawing/banner.ts'
import { type BookCover, bookCover } from '../../drawing/book-cover.ts'
import { type JournalCover, journalCover } from '../../drawing/journal-cover.ts'
import { ink } from '../../drawing/svg.ts'

const books: readonly [id: string, drawn: string, look: BookCover][] = [
  [
    'cover-first-hundred-days',
    'a flag on top of a stair, red on rose',
    { title: 'The First Hundred Days', author: 'Maren Okafor', palette: 'rose', motif: 'stair', seed: 10 },
  ],
  [
    'cover-dyad',
    'two circles that share a part, blue and orange on light blue',
    {
      title: 'The Dyad',
      author: 'Lin Hartmann and Per Lindqvist',
      palette: 'morning',
      motif: 'circles',
      seed: 2,
    },
  ],
  [
    'cover-numbers',
    'a tall building at night, some of its windows lit',
    {
      title: 'Numbers for Night Owls',
      author: 'Samira Haddad',
      palette: 'midnight',
      motif: 'windows',
      seed: 13,
    },
  ],
  [
    'cover-stair',
    'a mountain with a path to its top, on orange',
    { title: 'From Ward to Board', author: 'Per Lindqvist', palette: 'ember', motif: 'mountain', seed: 5 },
  ],
]

const journals: readonly [id: string, look: JournalCover][] = [
  [
    'journal-physician-leadership',
    {
      journal: 'Physician Leadership Journal',
      number: 'Volume 13, issue 1',
      headline: 'What physicians learn when they lead',
      seed: 14,
    },
  ],
  [
    'journal-medical-practice',
    {
      journal: 'Medical Practice Management',
      number: 'Volume 42, issue 1',
      headline: 'A practice that keeps its people',
      seed: 15,
    },
  ],
  [
    'journal-administration',
    {
      journal: 'Healthcare Administration Leadership',
      number: 'Volume 5, issue 1',
      headline: 'The seat beside the chair',
      seed: 16,
    },
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
    'Apply for fellowship',
    { words: 'Apply for fellowship', palette: 'midnight', seed: 6 },
  ],
  [
    'banner-insurance',
    'Cover for leaders',
    'Insurance for physicians who lead',
    { words: 'Insurance for physicians who lead', palette: 'forest', seed: 7 },
  ],
  [
    'banner-locums',
    'Interim leaders wanted',
    'Interim leaders wanted',
    { words: 'Interim leaders wanted', palette: 'sun', seed: 10 },
  ],
  ['banner-writing', 'Authors wanted', 'Write for us', { words: 'Write for us', palette: 'plum', seed: 5 }],
]

export const library = seedFile({
  space: 'association',
  entries: [],
  pictures: [
    ...books.map(([id, drawn, look]) =>
      picture({
        id,
        title: look.title,
        description: `The cover of “${look.title}” by ${look.author}: ${drawn}.`,
        width: 900,
        height: 1240,
        draw: (size) => bookCover(size, look),
      }),
    ),
    ...journals.map(([id, look]) =>
      picture({
        id,
        title: look.journal,
        description: `The cover of ${look.journal}, ${look.number.toLowerCase()}: “${look.headline}”.`,
        width: 900,
        height: 1240,
        draw: (size) => journalCover(size, look),
      }),
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
