import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import { stateOf } from '@association/content/shared/events/edition.ts'
import { inTime, late } from '@association/services/upstream'
import { note } from '../../base/rendering.ts'

/** Milliseconds: age of known seats, retry for unknown ones, and a page's wait. */
const ages = { known: 5 * 60_000, unknown: 30_000 }
const patienceMs = 300

type SeatSources = {
  editions: readonly Edition[]
  availability(edition: Edition): Promise<{ courses: Readonly<Record<string, { left: number | undefined }>> }>
}

type SeatsLeft = (product: Entry<'product'>) => number | undefined

/**
 * Undefined if unlimited or unknown. The page expires after minutes, because the end of a hold emits no event. `now` is
 * in Unix milliseconds.
 */
export async function seatsLeft({ editions, availability }: SeatSources, now: number): Promise<SeatsLeft> {
  const open = editions.filter(
    (edition) => edition.kind === 'fall-institute' && stateOf(edition, now) === 'open',
  )
  const found = await Promise.all(open.map((edition) => seatsOf(edition, availability)))
  const seats = new Map(found.flat())
  return ({ fields: { slug } }) => {
    const left = slug === undefined ? undefined : seats.get(slug)
    if (left === undefined) return undefined
    note({ until: now + (left === 'unknown' ? ages.unknown : ages.known) })
    return left === 'unknown' ? undefined : left
  }
}

/** By slug; only courses with a limit. */
async function seatsOf(
  edition: Edition,
  availability: SeatSources['availability'],
): Promise<[string, number | 'unknown'][]> {
  const limited = edition.courses.filter(({ slug }) => edition.capacity.courses[slug] !== undefined)
  if (limited.length === 0) return []
  const answer = await inTime(
    availability(edition).catch(() => undefined),
    patienceMs,
  )
  const known = answer === late ? undefined : answer
  return limited.map(({ slug }) => [slug, known?.courses[slug]?.left ?? 'unknown'])
}
