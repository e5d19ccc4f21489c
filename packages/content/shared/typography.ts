import type { Entry } from '../define/values.ts'
import { safeColor } from '../safe/color.ts'
import { pixels } from '../safe/length.ts'
import { properties } from '../safe/properties.ts'

type Typographic = Entry<'content'>['fields'] | Entry<'title'>['fields']

/** The class has defaults for these colors. */
export function typographyProperties(fields: Typographic) {
  return {
    '--text': safeColor(fields.color),
    '--bold': safeColor(fields.boldTextColor),
    '--link': safeColor(fields.linkColor),
    letterSpacing: pixels(fields.letterSpacing),
    textAlign: fields.textAlign,
  }
}

export function colorLineStyle(fields: Typographic) {
  const color = safeColor(fields.colorLine)
  if (color === undefined) return undefined
  const side = lineSides[fields.colorLineSide]
  return properties({
    [`border${side}`]: `${fields.colorLineThickness}px solid ${color}`,
    [`padding${side}`]: `${fields.colorLinePadding}px`,
  })
}

const lineSides = { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' } as const
