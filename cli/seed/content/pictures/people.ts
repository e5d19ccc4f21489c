import { picture, seedFile } from '../../define.ts'
import { type Portrait, portrait } from '../../drawing/portraits.ts'

const grounds = {
  blue: ['#d6e8f7', '#a9cdea'],
  gold: ['#fff3d6', '#f5b335'],
  green: ['#dff2e8', '#8fc9ae'],
} as const
const suit = { coat: '#0b2545', shirt: '#ffffff' }
const whiteCoat = { coat: '#ffffff', shirt: '#3d86c6' }

/** Members, faculty and advisers of the seed; their names are invented. */
const people: readonly [id: string, name: string, looks: Portrait][] = [
  ['okafor', 'Maren Okafor', { ...suit, ground: grounds.gold, skin: '#5c3826', hair: '#1b1216', cut: 'bun' }],
  [
    'hartmann',
    'Lin Hartmann',
    { ...whiteCoat, ground: grounds.blue, skin: '#f3cfb3', hair: '#2b1d16', cut: 'bob' },
  ],
  [
    'reyes',
    'Daniel Reyes',
    { ...suit, ground: grounds.green, skin: '#c98f66', hair: '#15151a', cut: 'parted' },
  ],
  [
    'haddad',
    'Samira Haddad',
    { ...whiteCoat, ground: grounds.green, skin: '#f0c8a0', hair: '#14508c', cut: 'scarf' },
  ],
  [
    'lindqvist',
    'Per Lindqvist',
    { ...suit, ground: grounds.blue, skin: '#e9b997', hair: '#8f8a86', cut: 'bald' },
  ],
  [
    'abara',
    'Tunde Abara',
    { ...whiteCoat, ground: grounds.gold, skin: '#6d4330', hair: '#151213', cut: 'short' },
  ],
  [
    'whitfield',
    'June Whitfield',
    { ...suit, ground: grounds.gold, skin: '#f0cdb5', hair: '#a9653a', cut: 'long' },
  ],
  ['iyer', 'Ravi Iyer', { ...suit, ground: grounds.blue, skin: '#a86f4a', hair: '#221a17', cut: 'short' }],
]

export const portraits = seedFile({
  space: 'association',
  entries: [],
  pictures: people.map(([id, name, looks]) =>
    picture({
      id: `portrait-${id}`,
      title: name,
      description: `Portrait of ${name}.`,
      width: 800,
      height: 800,
      draw: (size) => portrait(size, looks),
    }),
  ),
})
