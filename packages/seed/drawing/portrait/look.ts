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

/** What a drawn person looks like. */
export type Look = {
  skin: Skin
  hair: HairStyle
  /** For a headscarf or a turban, the color of its cloth. */
  hairColor: HairColor
  clothes: Garment
  /** The color of the jacket, the scrubs or the sweater, and of the shirt under a white coat. */
  color?: ClothesColor
  background?: Background
  glasses?: 'round' | 'square'
  beard?: 'stubble' | 'short' | 'full' | 'mustache'
  smile?: 'slight' | 'closed' | 'open'
  age?: 'younger' | 'older'
}
