import { isRecord } from '../safe/is-record.ts'

export const personas = ['anonymous', 'signedIn', 'member', 'lapsed', 'expiring', 'vanguard'] as const
export type Persona = (typeof personas)[number]

/** Every persona is invented: a preview contains no member's data. */
export type ViewAs = {
  viewer: Persona
  priceLevel?: string
  program?: string
  hasCart?: boolean
  /** ISO 8601; default: the present. */
  now?: string
}

const longestText = 80
/** Beyond these years, some dates of a page would be invalid. */
const times = { first: Date.UTC(1900, 0), last: Date.UTC(2300, 0) }

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
