import { clothesColor, type Garment } from '../portrait/clothes.ts'
import type { PortraitLook } from '../portrait/look.ts'
import { shape, stroke } from '../shapes.ts'
import { ink } from '../svg.ts'

/** `edge` is darker and separates sleeves from the body. */
export const clothesOf = ({ clothes, color }: PortraitLook) =>
  clothes === 'white-coat'
    ? { paint: '#fbfcfe', edge: '#c3cfdc' }
    : { paint: clothesColor(clothes, color), edge: 'rgb(7 26 51 / 26%)' }

const body = 'M-9 -1Q0 4 9 -1C20 2 29 5 30 16L23 50L25 84H-25L-23 50L-30 16C-29 5 -20 2 -9 -1Z'
const coat = 'M-9 -1Q0 4 9 -1C20 2 29 5 30 16L24 50L30 122H2L0 60L-2 122H-30L-24 50L-30 16C-29 5 -20 2 -9 -1Z'
const shortCoat = 'M-9 -1Q0 4 9 -1C20 2 29 5 30 16L25 50L30 92H-30L-25 50L-30 16C-29 5 -20 2 -9 -1Z'
const fold = 'rgb(7 26 51 / 22%)'

/** The coat of a sitting person ends at the lap. */
export function top(look: PortraitLook, isSitting: boolean): string {
  const { paint, edge } = clothesOf(look)
  if (look.clothes === 'white-coat') {
    const inner = clothesColor(look.clothes, look.color)
    return (
      shape(body, inner) +
      shape(isSitting ? shortCoat : coat, paint) +
      shape('M-9 -1L0 58L9 -1Q0 4 -9 -1Z', inner) +
      stroke('M-9 0L-15 12L0 58L15 12L9 0', edge, 1.6) +
      stethoscope
    )
  }
  return shape(body, paint) + necklines[look.clothes]
}

export const back = (look: PortraitLook) => shape(body, clothesOf(look).paint)

const stethoscope = `${stroke('M-11 1C-13 14 -12 20 -8 26M11 1C13 14 12 22 9 30', ink.navy, 1.9)}<circle cx="9" cy="33" r="3.2" fill="${ink.stone}" stroke="${ink.navy}" stroke-width="1.3"/>`

const shirt = shape('M-9 -1L0 38L9 -1Q0 4 -9 -1Z', '#fdfdfd')
const lapels = stroke('M-9 -1L-14 12L-10 15L0 40L10 15L14 12L9 -1', fold, 1.8) + stroke('M0 40V84', fold, 1.4)

const necklines: Record<Exclude<Garment, 'white-coat'>, string> = {
  jacket: shirt + lapels,
  'jacket-and-tie': `${shirt}${lapels}${shape('M-2 4H2L3.5 30L0 37L-3.5 30Z', ink.ember)}`,
  scrubs: stroke('M-9 -1L0 16L9 -1', fold, 2.6),
  sweater: stroke('M-10 0Q0 10 10 0', fold, 3.4),
  turtleneck: stroke('M-8 -3Q0 4 8 -3', fold, 3),
  blouse: stroke('M-9 -1L0 10L9 -1M0 10V84', fold, 1.8),
}
