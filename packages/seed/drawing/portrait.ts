import { clothing } from './portrait/clothes.ts'
import { backgrounds, skins } from './portrait/colors.ts'
import { face } from './portrait/face.ts'
import { hairBefore, hairBehind } from './portrait/hair.ts'
import type { PortraitLook } from './portrait/look.ts'
import { disc, fill, round, type Size, svg } from './svg.ts'

export function portrait(size: Size, look: PortraitLook): string {
  const unit = Math.min(size.width, size.height) / 100
  const left = round((size.width - unit * 100) / 2)
  const [ground, light] = backgrounds[look.background ?? 'blue']
  return svg(
    size,
    fill(size, ground),
    `<g transform="translate(${left} ${round(size.height - unit * 100)}) scale(${unit})">`,
    disc({ x: 50, y: 48, radius: 41 }, light),
    '<g transform="translate(-15 -9) scale(1.3)">',
    bust(look),
    '</g></g>',
  )
}

/** On a field of 100 × 100. */
export const bust = (look: PortraitLook): string =>
  [hairBehind(look), neck(look), clothing(look.clothes, look.color), face(look), hairBefore(look)].join('')

function neck({ skin }: PortraitLook): string {
  const [tone, shade] = skins[skin]
  return `<path d="M43 52H57V67Q58 70 63 71Q50 84 37 71Q42 70 43 67Z" fill="${tone}"/><path d="M43 57.5Q50 64 57 57.5V61Q50 68 43 61Z" fill="${shade}" opacity=".7"/>`
}
