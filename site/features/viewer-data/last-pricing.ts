import { createHash } from 'node:crypto'
import type { Cabinet } from '@association/services/shared-state'
import { boundedMap } from '@association/services/shared-state/local/bounded-map.ts'
import type { Session } from '../session/session.ts'
import type { ViewerAnswer, ViewerPricing } from './viewer-answer.ts'

/** Prices without confirmation by the platform show this long. */
const keepMs = 3_600_000
/** The same prices are stored again after this time. */
const storeAgainMs = 900_000
const mostPeople = 10_000

type Options = { cabinet: () => Cabinet | undefined; now?: () => number }

/** All instances share the stored prices. */
export function lastPricing({ cabinet, now = Date.now }: Options) {
  const stored = boundedMap<string>(mostPeople, { now })
  return {
    keep(subject: string, pricing: ViewerPricing) {
      const [key, text] = [keyOf(subject), JSON.stringify({ pricing, at: now() })]
      const state = JSON.stringify(pricing)
      if (stored.get(key) === state) return
      stored.put(key, state, storeAgainMs)
      void cabinet()?.put(key, Buffer.from(text), keepMs)
    },
    async find(subject: string): Promise<ViewerPricing | undefined> {
      const text = await cabinet()?.get(keyOf(subject))
      if (!text) return undefined
      const { pricing, at }: { pricing: ViewerPricing; at: number } = JSON.parse(String(text))
      return now() - at < keepMs ? pricing : undefined
    },
  }
}

export async function withLastPricing(
  answer: ViewerAnswer,
  { subject }: Pick<Session, 'subject'>,
  last: ReturnType<typeof lastPricing>,
): Promise<ViewerAnswer> {
  if (answer.phase === 'guest') return answer
  if (answer.pricing) last.keep(subject, answer.pricing)
  return answer.pricing ? answer : { ...answer, pricing: (await last.find(subject)) ?? null }
}

/** The names are hashed, because more people may read the store than the session's cookies. */
const keyOf = (subject: string) =>
  `viewer-pricing ${createHash('sha256').update(subject).digest('base64url')}`
