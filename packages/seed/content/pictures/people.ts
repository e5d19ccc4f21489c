import { seedFile } from '../../define.ts'
import type { Look } from '../../drawing/portrait/look.ts'
import { portraitPicture } from '../../drawing/portrait/picture.ts'

/** Members, faculty and advisers of the seed; their names are invented. */
const people: readonly [id: string, name: string, look: Look][] = [
  [
    'okafor',
    'Maren Okafor',
    { skin: 'ebony', hair: 'bun', hairColor: 'black', clothes: 'jacket', background: 'gold', smile: 'open' },
  ],
  [
    'hartmann',
    'Lin Hartmann',
    {
      skin: 'fair',
      hair: 'bob',
      hairColor: 'espresso',
      clothes: 'white-coat',
      background: 'blue',
      glasses: 'round',
    },
  ],
  [
    'reyes',
    'Daniel Reyes',
    {
      skin: 'tan',
      hair: 'parted',
      hairColor: 'black',
      clothes: 'jacket-and-tie',
      background: 'green',
      beard: 'stubble',
    },
  ],
  [
    'haddad',
    'Samira Haddad',
    {
      skin: 'light',
      hair: 'headscarf',
      hairColor: 'teal',
      clothes: 'white-coat',
      background: 'cream',
      smile: 'slight',
    },
  ],
  [
    'lindqvist',
    'Per Lindqvist',
    {
      skin: 'porcelain',
      hair: 'bald',
      hairColor: 'silver',
      clothes: 'sweater',
      color: 'navy',
      background: 'sky',
      glasses: 'square',
      beard: 'short',
      age: 'older',
    },
  ],
  [
    'abara',
    'Tunde Abara',
    {
      skin: 'deep',
      hair: 'crop',
      hairColor: 'black',
      clothes: 'scrubs',
      background: 'coral',
      beard: 'mustache',
      smile: 'open',
    },
  ],
  [
    'whitfield',
    'June Whitfield',
    {
      skin: 'fair',
      hair: 'long-waves',
      hairColor: 'ginger',
      clothes: 'blouse',
      color: 'green',
      background: 'rose',
    },
  ],
  [
    'iyer',
    'Ravi Iyer',
    {
      skin: 'brown',
      hair: 'waves',
      hairColor: 'espresso',
      clothes: 'turtleneck',
      background: 'lilac',
      glasses: 'square',
      smile: 'slight',
    },
  ],
]

export const portraits = seedFile({
  space: 'association',
  entries: [],
  pictures: people.map(([id, name, look]) => portraitPicture({ id: `portrait-${id}`, name, look })),
})
