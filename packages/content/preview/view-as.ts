import { isRecord } from '../safe/is-record.ts'

export const personas = ['anonymous', 'signedIn', 'member', 'lapsed', 'expiring', 'vanguard'] as const
export type Persona = (typeof personas)[number]

/** For whom and when a preview is rendered. Every persona is invented: no member's data is in a preview. */
export type ViewAs = {
  viewer: Persona
  /** As the platform writes it, such as `Level 15`. */
  priceLevel?: string
  /** The slug of a program in which the person takes part. */
  program?: string
  hasCart?: boolean
  /** An instant (ISO 8601); the present without it. */
  now?: string
}

const longestText = 80
/** A page has dates before and after the time of a view; beyond these years, some would be no dates. */
const times = { first: Date.UTC(1900, 0), last: Date.UTC(2300, 0) }

/** Reads what a request or a token says; undefined unless all of it is valid. */
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
