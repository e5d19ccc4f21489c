import { isRecord } from '../safe/is-record.ts'

export const personas = ['anonymous', 'signedIn', 'member', 'lapsed', 'expiring', 'vanguard'] as const
export type Persona = (typeof personas)[number]

/** Viewer and time of a preview. Every persona is invented: a preview contains no member's data. */
export type ViewAs = {
  viewer: Persona
  /** As the platform writes it, such as `Level 15`. */
  priceLevel?: string
  /** Slug of a program of which the viewer is a participant. */
  program?: string
  hasCart?: boolean
  /** An instant (ISO 8601); the default is the present. */
  now?: string
}

const longestText = 80
/** A page computes dates around the time of a view; beyond these years, some would be invalid. */
const times = { first: Date.UTC(1900, 0), last: Date.UTC(2300, 0) }

/** Parses a request or token; returns undefined unless all of it is valid. */
export function viewAsOf(value: unknown): ViewAs | undefined {
  if (!isRecord(value)) return undefined
  const { viewer, priceLevel, program, hasCart, now } = value
  const persona = personas.find((known) => known === viewer)
  const texts = [priceLevel, program, now].filter((text) => text !== undefined)
  const areShort = texts.every((text) => typeof text === 'string' && text.length <= longestText)
  const isInstant = now === undefined || isTime(Date.parse(String(now)))
  if (!persona || !areShort || !isInstant) return undefined
  if (hasCart !== undefined && typeof hasCart !== 'boolean') return undefined
  return {
    viewer: persona,
    ...(priceLevel !== undefined && { priceLevel: String(priceLevel) }),
    ...(program !== undefined && { program: String(program) }),
    ...(hasCart && { hasCart }),
    ...(now !== undefined && { now: new Date(String(now)).toISOString() }),
  }
}

const isTime = (time: number) => time >= times.first && time < times.last
