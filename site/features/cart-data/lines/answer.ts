import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import { nextTierChange } from '@association/content/shared/events/tiers.ts'
import { isUpstreamError } from '@association/services/upstream'
import { problem } from '../../../base/security/problem.ts'
import { messages as catalogueMessages } from '../../catalogue/messages.ts'
import { cartLimits } from '../cart.ts'
import type { CartLinesAnswer } from './cart-product.ts'
import { cartProductOf, type Sold, soldIn } from './variants-of.ts'

type Options = {
  /** Resolves with the same array until a product changes. */
  load(): Promise<readonly Entry<'product'>[]>
  loadEditions(): Promise<readonly Edition[]>
  scheme: 'http' | 'https'
  now: number
}

const wrongVariants = `Name between 1 and ${cartLimits.lines} variants, separated by commas.`

/** Seconds for browsers and CDNs. */
const maxAge = 60

/** Answers `GET /api/cart/lines?variants=a,b`, the same for guests and members. */
export async function answerCartLines(
  url: string,
  { load, loadEditions, scheme, now }: Options,
): Promise<Response> {
  const ids = variantsIn(url)
  if (ids.length === 0 || ids.length > cartLimits.lines) return problem(400, wrongVariants)
  try {
    const [products, editions] = await Promise.all([load(), loadEditions()])
    const sold = soldAmong(products)
    const answer: CartLinesAnswer = {
      products: ids.flatMap((id) => {
        const found = sold.get(id)
        return found ? cartProductOf(id, found, { scheme, now, editions }) : []
      }),
      unknown: ids.filter((id) => !sold.has(id)),
    }
    return Response.json(answer, {
      headers: { 'cache-control': `public, max-age=${secondsFor(editions, now)}` },
    })
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    const status = error.failure === 'timeout' ? 504 : 502
    return problem(status, catalogueMessages.outOfReach, { 'retry-after': '60' })
  }
}

/** An answer expires when the next price tier begins. */
function secondsFor(editions: readonly Edition[], now: number): number {
  const changes = editions.flatMap((edition) => nextTierChange(edition.tiers, now) ?? [])
  return Math.min(maxAge, ...changes.map((at) => Math.floor((at - now) / 1000)))
}

const variantsIn = (url: string) => [
  ...new Set((new URL(url).searchParams.get('variants') ?? '').split(',').filter(Boolean)),
]

const known = new WeakMap<readonly Entry<'product'>[], ReadonlyMap<string, Sold>>()

export function soldAmong(products: readonly Entry<'product'>[]): ReadonlyMap<string, Sold> {
  const sold = known.get(products) ?? soldIn(products)
  known.set(products, sold)
  return sold
}
