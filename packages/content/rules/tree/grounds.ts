import { safeColor } from '../../safe/color.ts'
import { isDark } from '../../shared/band/is-dark.ts'
import { contrast, overlaid } from '../../shared/contrast.ts'
import type { Subject } from '../subject.ts'
import { colorIn, groundFields } from './written-colors.ts'

/** The background behind the text of a block, and the default colors of text on it. */
export type Ground = {
  /** An opaque color; undefined where it is unknown, as on a picture. */
  color: string | undefined
  /** Default colors of plain text, headings and links; undefined where they are unknown. */
  usual: Usual | undefined
  /** Its name in messages. */
  name: string
  /** The block and the field that set it; undefined for the page itself. */
  owner?: { subject: Subject; field: string }
}
type Usual = { text: string; heading: string; link: string }

/** As in `tokens.css` and `utilities.css`. */
const onLight: Usual = { text: '#26374c', heading: 'dark-blue', link: 'blue' }
const onDark: Usual = { text: '#e4ecf5', heading: 'white', link: 'yellow' }

export const whitePage: Ground = { color: 'white', usual: onLight, name: 'the white page' }
/** The background of a block that is checked without its page: unknown, with the text colors of a light page. */
export const anywhere: Ground = { color: undefined, usual: onLight, name: 'the page' }

const unknown: Ground = { color: undefined, usual: undefined, name: 'the background' }
/** The background of a block that is shown as a card, on any band. */
export const whiteCard: Ground = { color: 'white', usual: onLight, name: 'the white card' }

/** Types whose own background does not change the default color of their text. */
const untoned = new Set(['title', 'metaTitle', 'quoteBlock'])
export const isUntoned = ({ id }: { id: string }) => untoned.has(id)

/** The ground of a block’s own words and of the blocks in it. */
export function groundOf(subject: Subject, around: Ground): Ground {
  if (subject.type.id === 'articleInclude') return { color: 'pale-blue', usual: onLight, name: 'its box' }
  // A container applies the class to a box inside its own background.
  if (hasCardClass(subject) && !hasOwnColors(subject)) return whiteCard
  const picture = pictureBehind(subject)
  if (picture) return picture
  const start = hasCardClass(subject) ? whiteCard : around
  const ground = groundFields.reduce((below, field) => onColor(subject, field, below), start)
  return withText(colorIn(subject, 'color'), ground)
}

const hasOwnColors = ({ type }: Subject) => type.fields.color !== undefined

/** Blocks inside a text take over its color. */
const withText = (text: string | undefined, ground: Ground): Ground =>
  text && ground.usual ? { ...ground, usual: { ...ground.usual, text } } : ground

function onColor(subject: Subject, field: string, below: Ground): Ground {
  const written = colorIn(subject, field)
  if (safeColor(written) === undefined) return below
  const color = overlaid(written, below.color)
  if (color === below.color) return below
  // The site chooses light or dark words by an opaque color only.
  const isKept = isUntoned(subject.type) || contrast(written, 'white') === undefined
  return {
    color,
    usual: isKept ? below.usual : isDark(color) ? onDark : onLight,
    name: `the background “${written}”`,
    owner: { subject, field },
  }
}

/** A picture that its editor calls dark or light is as dark or light as the veil that the site lays over it. */
function pictureBehind(subject: Subject): Ground | undefined {
  const { backgroundImage, darkBackgroundImage, lightBackgroundImage } = subject.values
  if (!subject.type.fields.backgroundImage) return undefined
  if (!backgroundImage) return darkBackgroundImage || lightBackgroundImage ? unknown : undefined
  const color = colorIn(subject, 'backgroundColor')
  const owner = { subject, field: 'backgroundImage' }
  if (darkBackgroundImage || (!lightBackgroundImage && color && isDark(color)))
    return { color: 'navy', usual: onDark, name: 'the dark background picture', owner }
  return lightBackgroundImage || color
    ? { color: 'white', usual: onLight, name: 'the light background picture', owner }
    : unknown
}

const hasCardClass = ({ type, values }: Subject) =>
  type.id === 'mediaCard' ||
  Object.entries(type.fields).some(
    ([id, { kind }]) => kind === 'classes' && /(?:^|\s)card(?:\s|$)/.test(String(values[id] ?? '')),
  )
