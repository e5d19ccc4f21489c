export type Transformation = {
  /** Pixels, 1–4000. */
  width?: number
  height?: number
  fit?: Fit
  focus: Focus
  format?: Format
  /** 1–100. */
  quality?: number
  flag?: 'progressive' | 'png8'
  /** Pixels of rounded corners; `max` is an ellipse. */
  radius?: number | 'max'
  /** `#rrggbb`. */
  background?: string
}
type Fit = (typeof fits)[number]
export type Focus = (typeof focuses)[number]
export type Format = (typeof formats)[number]

const fits = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const
const formats = ['jpg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const
const flags = ['progressive', 'png8'] as const
const edges = ['center', 'top', 'right', 'left', 'bottom'] as const
const corners = ['top_right', 'top_left', 'bottom_right', 'bottom_left'] as const
const focuses = [...edges, ...corners, 'face', 'faces'] as const
const sideLimit = 4000
const names = ['w', 'h', 'fit', 'f', 'fm', 'q', 'fl', 'r', 'bg'] as const

export class TransformationError extends Error {
  readonly code = 'TRANSFORMATION'
  override readonly name = 'TransformationError'
}

/**
 * Returns undefined if the query asks for nothing: the original is served. Ignores unknown names. Throws
 * TransformationError.
 */
export function readTransformation(query: URLSearchParams): Transformation | undefined {
  if (!names.some((name) => query.has(name))) return undefined
  return {
    width: whole(query, 'w', sideLimit),
    height: whole(query, 'h', sideLimit),
    fit: oneOf(query, 'fit', fits),
    focus: oneOf(query, 'f', focuses) ?? 'center',
    format: oneOf(query, 'fm', formats),
    quality: whole(query, 'q', 100),
    flag: oneOf(query, 'fl', flags),
    radius: query.get('r') === 'max' ? 'max' : whole(query, 'r', sideLimit),
    background: colour(query),
  }
}

function whole(query: URLSearchParams, name: string, limit: number) {
  const value = query.get(name)
  if (value === null) return undefined
  const number = /^\d+$/.test(value) ? Number(value) : 0
  if (number < 1 || number > limit)
    throw new TransformationError(`The parameter “${name}” must be a whole number from 1 to ${limit}.`)
  return number
}

function oneOf<const Value extends string>(query: URLSearchParams, name: string, values: readonly Value[]) {
  const given = query.get(name)
  if (given === null) return undefined
  const value = values.find((each) => each === given)
  if (value === undefined)
    throw new TransformationError(`The parameter “${name}” must be one of ${values.join(', ')}.`)
  return value
}

function colour(query: URLSearchParams) {
  const value = query.get('bg')
  if (value === null) return undefined
  const [, digits] = value.match(/^rgb:([0-9a-f]{6})$/i) ?? []
  if (digits === undefined) throw new TransformationError('The parameter “bg” must have the form rgb:RRGGBB.')
  return `#${digits.toLowerCase()}`
}
