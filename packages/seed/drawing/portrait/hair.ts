import { hairColors, skins } from './colors.ts'
import type { HairStyle, PortraitLook } from './look.ts'

type Cut = { behind?: string; before: string }

const bun = '<circle cx="50" cy="15.5" r="7.5"/>'
const dots = (places: readonly (readonly [x: number, y: number, r: number])[]) =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')

const cap = (d: string) => `<path d="${d}"/>`

const cuts = {
  short: {
    before: cap(
      'M33.8 41C31.5 26 40 17.5 50.5 17.5C62 17.5 68.5 26 66.2 41C65.5 35.5 63.5 32 61 30C54 31.5 45 30.5 40.5 26.8C37.5 30 35 35 33.8 41Z',
    ),
  },
  crop: {
    before: cap(
      'M34.2 38.5C33 26 40.5 19 50 19C59.5 19 67 26 65.8 38.5C65 33 62.5 29.5 59 28.2Q50 26.2 41 28.2C37.5 29.5 35 33 34.2 38.5Z',
    ),
  },
  parted: {
    before: cap(
      'M33.8 42C31 25 40 17 51.5 17C63.5 17 69 27 66.2 42C65.6 35.5 62.5 30.5 57.5 29C51 29.5 46 27.5 43.5 24.5C42 28.5 35.5 33 33.8 42Z',
    ),
  },
  quiff: {
    before: cap(
      'M34 40C32.5 32 33.5 27 37.5 23.5C37 17 48 12.5 58.5 14.5C66.5 16 68.5 26 66 40C65.3 34.5 63.5 31 60.5 28.5C53 29.8 45 28.6 40.2 27.5C36.8 30 34.8 34 34 40Z',
    ),
  },
  waves: {
    before: cap(
      'M33.5 42C30 34 32 26 36.5 24C37 18 45 15 49.5 17.5C54 14.5 62 16.5 63.5 21.5C69 25 70 34 66.5 42C66 37 64 33.5 61.5 32.5C59.5 29 56 31.5 53 28.5C50 32 46.5 28 43.5 30.5C40 29.5 35 35 33.5 42Z',
    ),
  },
  curly: {
    behind: dots([
      [33, 38, 5],
      [67, 38, 5],
      [33.5, 46, 4.5],
      [66.5, 46, 4.5],
    ]),
    before: dots([
      [35, 31, 5.5],
      [39, 25, 6],
      [45.5, 21.5, 6],
      [52.5, 21, 6],
      [59.5, 23.5, 6],
      [64, 30, 5.5],
      [46, 26.5, 4],
      [54, 26.5, 4],
    ]),
  },
  afro: {
    behind: dots([
      [50, 30, 21],
      [34, 36, 11],
      [66, 36, 11],
      [40, 20, 11],
      [60, 20, 11],
    ]),
    before: cap(
      'M34.5 38C34 27 40 22 50 22C60 22 66 27 65.5 38C63.5 32 59.5 29.5 56 30.5C53 28.5 47 28.5 44 30.5C40.5 29.5 36.5 32 34.5 38Z',
    ),
  },
  bob: {
    behind: cap('M31 58C27 30 35 16 50 16C65 16 73 30 69 58C68 63 60 64 58 60L42 60C40 64 32 63 31 58Z'),
    before: cap(
      'M34.2 45C33 28 40 20 51 20C62 20 67 29 65.8 45C64.5 36 58 31.5 52 28C46.5 33 36.5 35 34.2 45Z',
    ),
  },
  long: {
    behind: cap(
      'M28.5 84C26 50 30 16 50 16C70 16 74 50 71.5 84C66 88 60 80 58 66L42 66C40 80 34 88 28.5 84Z',
    ),
    before: cap(
      'M34.4 46C33 28 40 20 50 20C60 20 67 28 65.6 46C64 37 57 32 47.5 27C44 32.5 36.5 37 34.4 46Z',
    ),
  },
  'long-waves': {
    behind: cap(
      'M29 80C23 74 29 66 26.5 58C24.5 50 29 44 29.5 36C31 22 39 16 50 16C61 16 69 22 70.5 36C71 44 75.5 50 73.5 58C71 66 77 74 71 80C66 86 60 78 59 66L41 66C40 78 34 86 29 80Z',
    ),
    before: cap(
      'M34.2 46C32.5 30 39 20 50 20C61 20 67.5 30 65.8 46C65.5 39 60 33.5 53.5 27.5C50 33 37 33.5 34.2 46Z',
    ),
  },
  bun: {
    behind: bun,
    before: cap(
      'M34.3 41C32.8 26 40.5 19.5 50 19.5C59.5 19.5 67.2 26 65.7 41C63 32.5 57.5 29 50 28C42.5 29 37 32.5 34.3 41Z',
    ),
  },
  ponytail: {
    behind: cap('M58 20C72 18 79 32 74 50C72.5 58 76 64 71 70C66 66 67 56 66.5 48C66 36 62 28 56 25Z'),
    before: cap(
      'M34.3 42C32.5 26 40.5 18.5 51 18.5C61 18.5 67.5 26 65.7 42C64 34 59.5 30 53 27.5C46.5 29.5 37 32 34.3 42Z',
    ),
  },
  braids: {
    behind:
      cap('M33 30C33 20 41 15.5 50 15.5C59 15.5 67 20 67 30L68 56C64 62 36 62 32 56Z') +
      [33, 67]
        .map((x) =>
          dots(
            [46, 52, 58, 64, 70, 76, 82].map(
              (y, index) => [x + (index % 2 ? 0.7 : -0.7), y, 4.6 - index * 0.2] as const,
            ),
          ),
        )
        .join(''),
    before: cap('M34 46C32 28 40 18 50 18C60 18 68 28 66 46C65 37 60 31 50 26.5C40 31 35 37 34 46Z'),
  },
  locs: {
    behind:
      cap('M30 46C27 26 37 14.5 50 14.5C63 14.5 73 26 70 46Z') +
      [32.4, 36.2, 40, 60, 63.8, 67.6]
        .map(
          (x, index) =>
            `<rect x="${x - 2.4}" y="34" width="4.8" height="${[34, 40, 36, 36, 40, 34][index]}" rx="2.4"/>`,
        )
        .join(''),
    before: cap(
      'M33 44C31.5 27 39 17 50 17C61 17 68.5 27 67 44C65.5 36 62 32 57.5 30C54.5 31.5 52 28.5 50 28.5C48 28.5 45.5 31.5 42.5 30C38 32 34.5 36 33 44Z',
    ),
  },
  pixie: {
    before: cap(
      'M33.6 46C30.5 27 39 17.5 51 17.5C63 17.5 69 27 66.4 46C65.5 41 65 37 63 33.5C56 35.5 46 33.5 39.5 28C37 34 36.5 40 36 47Z',
    ),
  },
  bald: {
    before: cap(
      'M34.3 43C32.8 38.5 33.2 34 35 31C35.8 34.5 35.5 38.5 35.2 41ZM65.7 43C67.2 38.5 66.8 34 65 31C64.2 34.5 64.5 38.5 64.8 41Z',
    ),
  },
  shaven: {
    before:
      '<path opacity=".35" d="M35 37C34.5 26.5 41 21.7 50 21.7C59 21.7 65.5 26.5 65 37C63 30.5 58 27.5 50 27.3C42 27.5 37 30.5 35 37Z"/>',
  },
  headscarf: {
    behind: cap('M28.5 76C24.5 44 30 15.5 50 15.5C70 15.5 75.5 44 71.5 76C64 82 36 82 28.5 76Z'),
    before: `${cap('M33.5 44C32.5 28 39.5 18.5 50 18.5C60.5 18.5 67.5 28 66.5 44C66 55 61 62.5 50 64.5C39 62.5 34 55 33.5 44ZM37.2 42C36.8 53 42 60.2 50 60.2C58 60.2 63.2 53 62.8 42C62.6 33 57.5 28.2 50 28.2C42.5 28.2 37.4 33 37.2 42Z')}${cap('M37 57C43 65.5 57 65.5 63 57L72 76C62 86 38 86 28 76Z')}<path d="M36 60C44 70 58 71 69 67M39 65C47 74 58 76 66 74" fill="none" stroke="rgb(7 26 51 / 22%)" stroke-width="1.2" stroke-linecap="round"/>`,
  },
  turban: {
    before: `${cap('M32.5 35C29 20 38 12 50 12C62 12 71 20 67.5 35C62 28.5 56 26.5 50 26.5C44 26.5 38 28.5 32.5 35Z')}<path d="M33 33C40 22 50 18 66 20M34 26C44 15 56 14 64 17M67 33C62 26 58 23 52 20" fill="none" stroke="rgb(7 26 51 / 22%)" stroke-width="1.2" stroke-linecap="round"/>`,
  },
} as const satisfies Record<HairStyle, Cut>

export function hairBehind({ hair, hairColor }: PortraitLook): string {
  const { behind }: Cut = cuts[hair]
  return behind ? `<g fill="${hairColors[hairColor]}">${behind}</g>` : ''
}

export const hairBefore = ({ hair, hairColor }: PortraitLook) =>
  `<g fill="${hairColors[hairColor]}" fill-rule="evenodd">${cuts[hair].before}</g>`
export function headFromBehind(look: PortraitLook): string {
  const [skin] = skins[look.skin]
  const isBare = look.hair === 'bald' || look.hair === 'shaven'
  return `<g>${hairBehind(look)}<path d="M34 40C33 27 40 18 50 18C60 18 67 27 66 40C66 51 60 60 50 60C40 60 34 51 34 40Z" fill="${isBare ? skin : hairColors[look.hairColor]}"/></g>`
}
