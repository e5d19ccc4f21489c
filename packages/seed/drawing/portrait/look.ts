import type { ClothesColor, Garment } from './clothes.ts'
import type { Background, HairColor, Skin } from './colors.ts'

export const hairStyles = [
  'short',
  'crop',
  'parted',
  'quiff',
  'waves',
  'curly',
  'afro',
  'bob',
  'long',
  'long-waves',
  'bun',
  'ponytail',
  'braids',
  'locs',
  'pixie',
  'bald',
  'shaven',
  'headscarf',
  'turban',
] as const
export type HairStyle = (typeof hairStyles)[number]

export type PortraitLook = {
  skin: Skin
  hair: HairStyle
  /** Color of the cloth for a headscarf or turban. */
  hairColor: HairColor
  clothes: Garment
  /** Color of jacket, scrubs or sweater, or of the shirt under a white coat. */
  color?: ClothesColor
  background?: Background
  glasses?: 'round' | 'square'
  beard?: 'stubble' | 'short' | 'full' | 'mustache'
  smile?: 'slight' | 'closed' | 'open'
  age?: 'younger' | 'older'
}
