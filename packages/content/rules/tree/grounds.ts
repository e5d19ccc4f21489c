import { safeColor } from '../../safe/color.ts'
import { isDark } from '../../shared/band/is-dark.ts'
import { contrast, overlaid } from '../../shared/contrast.ts'
import type { Subject } from '../subject.ts'
import { colorIn, groundFields } from './written-colors.ts'

export type Ground = {
  /** Opaque; undefined if unknown, as on a picture. */
  color: string | undefined
  usual: Usual | undefined
  name: string
  /** Undefined for the page itself. */
  owner?: { subject: Subject; field: string }
}
type Usual = { text: string; heading: string; link: string }

/** Same as `tokens.css` and `utilities.css`. */
const onLight: Usual = { text: '#26374c', heading: 'dark-blue', link: 'blue' }
const onDark: Usual = { text: '#e4ecf5', heading: 'white', link: 'yellow' }

export const whitePage: Ground = { color: 'white', usual: onLight, name: 'the white page' }
/** Applies to a block that is checked without its page. */
export const anywhere: Ground = { color: undefined, usual: onLight, name: 'the page' }

const unknown: Ground = { color: undefined, usual: undefined, name: 'the background' }
/** Cards are white on any band. */
export const whiteCard: Ground = { color: 'white', usual: onLight, name: 'the white card' }

/** Their background does not change their default text color. */
const untoned = new Set(['title', 'metaTitle', 'quoteBlock'])
export const isUntoned = ({ id }: { id: string }) => untoned.has(id)

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

/** Blocks inside a text inherit its color. */
const withText = (text: string | undefined, ground: Ground): Ground =>
  text && ground.usual ? { ...ground, usual: { ...ground.usual, text } } : ground

function onColor(subject: Subject, field: string, below: Ground): Ground {
  const written = colorIn(subject, field)
  if (safeColor(written) === undefined) return below
  const color = overlaid(written, below.color)
  if (color === below.color) return below
  // The site chooses light or dark text only by an opaque color.
  const isKept = isUntoned(subject.type) || contrast(written, 'white') === undefined
  return {
    color,
    usual: isKept ? below.usual : isDark(color) ? onDark : onLight,
    name: `the background “${written}”`,
    owner: { subject, field },
  }
}

/** A picture with a tone counts as the color of the veil over it. */
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
