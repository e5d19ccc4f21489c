import { usualColor } from './clothes.ts'
import type { HairStyle, PortraitLook } from './look.ts'

/** Continues after a name: `with black hair in a bun and round glasses, in a navy jacket`. */
export function describeLook(look: PortraitLook): string {
  const head = [hairWords(look), beardWords(look), look.glasses && `${look.glasses} glasses`]
  return `with ${joined(head.filter((part) => part !== undefined))}, in ${clothesWords(look)}`
}

const joined = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const hairPhrases: Record<HairStyle, (color: string) => string> = {
  short: (color) => `short ${color} hair`,
  crop: (color) => `cropped ${color} hair`,
  parted: (color) => `parted ${color} hair`,
  quiff: (color) => `${color} hair combed up`,
  waves: (color) => `wavy ${color} hair`,
  curly: (color) => `curly ${color} hair`,
  afro: (color) => `a ${color} afro`,
  bob: (color) => `a ${color} bob`,
  long: (color) => `long ${color} hair`,
  'long-waves': (color) => `long wavy ${color} hair`,
  bun: (color) => `${color} hair in a bun`,
  ponytail: (color) => `a ${color} ponytail`,
  braids: (color) => `${color} braids`,
  locs: (color) => `${color} locs`,
  pixie: (color) => `${color} hair cut short`,
  bald: () => 'a bald head',
  shaven: () => 'a shaven head',
  headscarf: (color) => `a ${color} headscarf`,
  turban: (color) => `a ${color} turban`,
}

const hairWords = ({ hair, hairColor }: PortraitLook) => hairPhrases[hair](hairColor)

const beardWords = ({ beard }: PortraitLook) =>
  beard === undefined
    ? undefined
    : { stubble: 'stubble', short: 'a short beard', full: 'a full beard', mustache: 'a mustache' }[beard]

function clothesWords({ clothes, color = usualColor[clothes] }: PortraitLook): string {
  if (clothes === 'white-coat') return 'a white coat'
  if (clothes === 'scrubs') return `${color} scrubs`
  return `a ${color} ${clothes.replaceAll('-', ' ')}`
}
