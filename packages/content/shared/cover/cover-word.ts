const longest = 24

/** Returns a figure of the title, else its longest word, else its first letter. */
export function wordOf(title: string): string {
  const [figure] = title.match(/[$€£]?\d+(?:[.,:]\d+)*(?: ?%| [mb]illion)?/) ?? []
  const words = title
    .split(/[^\p{L}\p{M}\p{N}’'-]+/u)
    .filter((word) => word !== '' && word.length <= longest && !emptyWords.has(word.toLowerCase()))
  const word = words.reduce((best, each) => (each.length > best.length ? each : best), '')
  return capitalized(figure || word || ([...title.trim()][0] ?? ''))
}

const emptyWords = new Set(
  'about above after again against always another because before behind below between could does every everyone everything first from have into itself nobody nothing other should somebody someone something their them then there these they thing things this those through under until what when where which while will with without would yourself your'.split(
    ' ',
  ),
)

const capitalized = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const longLine = 10

/** A long text has two lines, as equal as its spaces allow. */
export function linesOf(word: string): string[] {
  const trimmed = word.trim().replace(/\s+/g, ' ')
  if (trimmed.length <= longLine) return [trimmed]
  const middle = trimmed.length / 2
  const [space] = [...trimmed.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return space === undefined ? [trimmed] : [trimmed.slice(0, space), trimmed.slice(space + 1)]
}

const narrow = /[fijlrtI.,:;!’'()|-]/
const wide = /[mwMWOQGDHNU%@−+→]/

/** The width in ems, and a little more. */
export function widthOf(line: string): number {
  const widths = [...line].map((letter) => (narrow.test(letter) ? 0.36 : wide.test(letter) ? 0.84 : 0.57))
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 10) / 10
}
