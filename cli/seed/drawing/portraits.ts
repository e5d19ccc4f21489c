import { disc, fill, linear, round, type Size, svg } from './svg.ts'

export type Portrait = {
  ground: readonly [string, string]
  skin: string
  hair: string
  coat: string
  shirt: string
  cut: keyof typeof cuts
}

/** A physician from the shoulders up, without a face: nobody in particular. Drawn on a field of 100 × 100. */
export function portrait(size: Size, { ground, skin, hair, coat, shirt, cut }: Portrait): string {
  const unit = round(Math.min(size.width, size.height) / 100)
  const left = round((size.width - unit * 100) / 2)
  const { behind = '', before }: Cut = cuts[cut]
  return svg(
    size,
    `<defs>${linear('ground', [
      [0, ground[0]],
      [1, ground[1]],
    ])}</defs>`,
    fill(size, 'url(#ground)'),
    `<g transform="translate(${left} ${round(size.height - unit * 100)}) scale(${unit})">`,
    disc({ x: 50, y: 46, radius: 38 }, 'rgb(255 255 255 / 16%)'),
    `<path d="${behind}" fill="${hair}"/>`,
    shoulders(coat, shirt, skin),
    `<ellipse cx="50" cy="41" rx="14.5" ry="18" fill="${skin}"/>`,
    `<path d="${before}" fill="${hair}"/>`,
    '</g>',
  )
}

const shoulders = (coat: string, shirt: string, skin: string) =>
  [
    `<path d="M10 100C10 78 24 70 40 67L60 67C76 70 90 78 90 100Z" fill="${coat}"/>`,
    `<path d="M40 67L50 84L60 67L58 60H42Z" fill="${shirt}"/>`,
    `<path d="M43 52H57V66Q50 74 43 66Z" fill="${skin}"/>`,
    '<path d="M43 56Q50 63 57 56V58Q50 65 43 58Z" fill="rgb(0 0 0 / 14%)"/>',
    '<path d="M40 67L33 74L46 92L50 84ZM60 67L67 74L54 92L50 84Z" fill="rgb(0 0 0 / 8%)"/>',
  ].join('')

/** Hair before the face, and what of it falls behind the shoulders. */
type Cut = { behind?: string; before: string }
const cuts = {
  short: { before: 'M35 40C33 24 42 19 51 20C62 20 67 28 65 41C64 34 60 31 56 30C48 33 39 31 35 40Z' },
  parted: { before: 'M34 44C31 26 40 18 51 19C63 19 69 28 66 44C65 36 58 30 46 27C42 30 36 34 34 44Z' },
  bob: {
    behind: 'M32 60C28 30 36 18 50 18C65 18 72 30 68 60C66 66 58 66 57 62L43 62C42 66 34 66 32 60Z',
    before: 'M35 44C34 28 40 21 51 21C63 21 67 32 65 46C62 36 56 32 50 30C44 32 38 36 35 44Z',
  },
  long: {
    behind: 'M31 78C26 34 34 17 50 17C66 17 74 34 69 78C62 82 58 70 57 62L43 62C42 70 38 82 31 78Z',
    before: 'M35 46C34 29 40 21 50 21C61 21 66 30 65 46C63 38 58 31 47 28C42 32 37 38 35 46Z',
  },
  bun: {
    behind: 'M42 17A8.5 8.5 0 1 1 58 17A8.5 8.5 0 1 1 42 17Z',
    before: 'M34.5 42C33 26 41 20 50 20C60 20 67 26 65.5 42C62 33 57 30 50 29C43 30 38 33 34.5 42Z',
  },
  scarf: {
    behind: 'M30 72C26 34 34 18 50 18C66 18 74 34 70 72C64 80 36 80 30 72Z',
    before:
      'M34 46C34 30 40 22 50 22C61 22 66 30 66 46C66 56 60 63 50 65C40 63 34 56 34 46ZM37 45C37 54 42 60 50 60C58 60 63 54 63 45C63 34 58 28 50 28C42 28 37 34 37 45ZM40 60C46 66 54 66 60 60L62 71L50 84L38 71Z',
  },
  bald: { before: 'M35 42C34 38 35 35 36 33C36 37 36 40 35 42ZM65 42C66 38 65 35 64 33C64 37 64 40 65 42Z' },
} as const satisfies Record<string, Cut>
