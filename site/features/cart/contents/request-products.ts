import type { CartLinesAnswer } from '../../cart-data/lines/cart-product.ts'

/** A URL with 250 ids is too long for some proxies. */
const perRequest = 50
const deadlineMs = 8000

/** Rejects when the site does not answer in time, or not with JSON. */
export async function requestProducts(
  ids: readonly string[],
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<CartLinesAnswer> {
  const portions = Array.from({ length: Math.ceil(ids.length / perRequest) }, (_, index) =>
    ids.slice(index * perRequest, (index + 1) * perRequest),
  )
  const answers = await Promise.all(
    portions.map(async (portion): Promise<CartLinesAnswer> => {
      const answer = await send(`/api/cart/lines?variants=${portion.map(encodeURIComponent).join()}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
      })
      if (!answer.ok) throw new Error(`/api/cart/lines answered ${answer.status}`)
      return answer.json()
    }),
  )
  return {
    products: answers.flatMap(({ products }) => products),
    unknown: answers.flatMap(({ unknown }) => unknown),
  }
}
