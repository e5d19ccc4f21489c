import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'

/** The site's Open Sans, so that drawings look the same on every machine without an installed font. */
const require = createRequire(import.meta.url)
const file = require.resolve('@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2')
const face = new Face(new Blob(await decompress(readFileSync(file))))

const weights = { regular: 400, semibold: 600, bold: 700, black: 800 } as const
export type Weight = keyof typeof weights

const fonts = Object.fromEntries(
  Object.entries(weights).map(([name, value]) => {
    const font = new Font(face)
    font.setVariations([new Variation('wght', value)])
    return [name, font]
  }),
) as Record<Weight, Font>

/** In parts of the font size. */
export const capHeight = 0.714

export type Glyph = { path: string; advance: number }

const known = new Map<string, readonly Glyph[]>()

/** With kerning. y points up; the unit is the font size divided by `unitsPerEm`. */
export function glyphs(text: string, weight: Weight): readonly Glyph[] {
  const key = `${weight} ${text}`
  const found = known.get(key) ?? shaped(text, weight)
  known.set(key, found)
  return found
}

function shaped(text: string, weight: Weight): readonly Glyph[] {
  const run = new Run()
  run.addText(text)
  run.guessSegmentProperties()
  shape(fonts[weight], run)
  const infos = run.getGlyphInfos()
  return run.getGlyphPositions().map(({ xAdvance }, index) => {
    const id = infos[index]?.codepoint ?? 0
    if (id === 0) throw new RangeError(`Open Sans has no letter for a character of “${text}”.`)
    return { path: fonts[weight].glyphToPath(id), advance: xAdvance }
  })
}

export const unitsPerEm = face.upem
