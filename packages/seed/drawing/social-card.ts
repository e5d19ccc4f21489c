import { palettes } from './cover/palettes.ts'
import { ripples } from './cover/patterns.ts'
import { fitText } from './lettering/fit-text.ts'
import { inkHeight, paragraph } from './lettering/lettered-words.ts'
import type { PortraitLook } from './portrait/look.ts'
import { bust } from './portrait.ts'
import { placed } from './shapes.ts'
import { chance, fill, type Size, svg } from './svg.ts'

const leading = 1.1

export function socialCard(
  size: Size,
  {
    name,
    tagline,
    people,
  }: { name: string; tagline: string; people: readonly [PortraitLook, PortraitLook, PortraitLook] },
): string {
  const { width, height } = size
  const paints = palettes.midnight
  const title = fitText(
    name,
    { width: width * 0.5, height: height * 0.5, leading },
    { size: height * 0.14, least: height * 0.06, weight: 'black', spacing: -0.01 },
  )
  const line = fitText(
    tagline,
    { width: width * 0.48, height: height * 0.14, leading: 1.3 },
    { size: height * 0.052, least: height * 0.036, weight: 'semibold' },
  )
  const top = height * 0.16
  const [left, middle, right] = people
  return svg(
    size,
    fill(size, paints.ground),
    `<g transform="translate(${width * 0.56} ${height * 0.12})">${ripples({ width: width * 0.5, height: height * 0.7 }, { ...paints, mark: '#14508c', accent: '#1d6fb8' }, chance(4))}</g>`,
    placed([width * 0.5, height - 330], 3.3, bust(left)),
    placed([width * 0.75, height - 330], 3.3, bust(right)),
    placed([width * 0.59, height - 420], 4.2, bust(middle)),
    paragraph(title, leading, { x: width * 0.06, y: top, paint: paints.words }),
    paragraph(line, 1.3, {
      x: width * 0.06,
      y: top + inkHeight(title, leading) + height * 0.09,
      paint: paints.accent,
    }),
  )
}
