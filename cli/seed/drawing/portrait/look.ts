import type { ClothesColor, Garment } from './clothes.ts'
import type { Background, HairColor, Skin } from './colors.ts'
import type { Beard, Glasses } from './face.ts'
import type { Hair } from './hair.ts'

/** What a drawn person looks like. */
export type Look = {
  skin: Skin
  hair: Hair
  /** For a headscarf or a turban, the color of its cloth. */
  hairColor: HairColor
  clothes: Garment
  /** The color of the jacket, the scrubs or the sweater, and of the shirt under a white coat. */
  color?: ClothesColor
  background?: Background
  glasses?: Glasses
  beard?: Beard
  smile?: 'slight' | 'closed' | 'open'
  age?: 'younger' | 'older'
}
