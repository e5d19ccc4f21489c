import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * The result is committed. After updating a package of `@fontsource-variable`, run `node site/styles/fonts/build-fonts.mjs`.
 */
const openSans = readFileSync(
  new URL(
    '../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2',
    import.meta.url,
  ),
)
const sourceSerif = readFileSync(
  new URL(
    '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    import.meta.url,
  ),
)
/** Only the weights that the styles use, only upright. */
const variationAxes = { wght: { min: 400, max: 700, default: 400 } }

/** ASCII and typography, on every page; accented letters only where a text has them. */
const subsets = {
  'open-sans.woff2': `${range(0x20, 0x7e)}\u00a0©®°·–—‘’“”•…€™→`,
  'open-sans-accents.woff2': range(0xa1, 0xff).replaceAll(/[©®°·]/g, ''),
}

/** For pictures of shared links, whose renderer reads no variable fonts and no WOFF2. */
const weights = { 'open-sans-400.woff': 400, 'open-sans-700.woff': 700 }

for (const [name, text] of Object.entries(subsets)) {
  const font = await subsetFont(openSans, text, { targetFormat: 'woff2', variationAxes })
  writeFileSync(new URL(name, import.meta.url), font)
  process.stdout.write(`${name} ${font.length} bytes\n`)
}

for (const [name, wght] of Object.entries(weights)) {
  const text = Object.values(subsets).join('')
  const font = await subsetFont(openSans, text, { targetFormat: 'woff', variationAxes: { wght } })
  writeFileSync(new URL(name, import.meta.url), font)
  process.stdout.write(`${name} ${font.length} bytes\n`)
}

/** With accented letters: a letter of another font looks broken. */
const serif = await subsetFont(
  sourceSerif,
  `${subsets['open-sans.woff2']}${range(0xc0, 0xff).replaceAll(/[×÷]/g, '')}¡¿«»½`,
  { targetFormat: 'woff2', variationAxes: { wght: 550 } },
)
writeFileSync(new URL('source-serif.woff2', import.meta.url), serif)
process.stdout.write(`source-serif.woff2 ${serif.length} bytes\n`)

function range(first, last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
