import { useEffect, useState } from 'react'
import type { CartLinesAnswer } from '../../cart-data/lines/cart-product.ts'
import { missingIn, noProducts, type Products, withAnswer } from './products.ts'

/** Shared, so that a reopened drawer shows its lines at once. */
let known = noProducts

export function useProducts(ids: readonly string[]): Products & { retry(): void } {
  const [products, setProducts] = useState(known)
  const [attempt, setAttempt] = useState(0)
  const [isFirst, setIsFirst] = useState(true)
  const wanted = (isFirst ? ids : missingIn(products, ids)).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests the same again
  useEffect(() => {
    if (wanted === '') return
    const stopping = new AbortController()
    const keep = (changed: Products) => {
      if (stopping.signal.aborted) return
      known = { ...changed, hasFailed: false }
      setIsFirst(false)
      setProducts(changed)
    }
    requestProducts(wanted.split(','), stopping.signal).then(
      (answer) => keep(withAnswer(known, answer)),
      () => keep({ ...known, hasFailed: true }),
    )
    return () => stopping.abort()
  }, [wanted, attempt])

  function retry() {
    setProducts({ ...products, hasFailed: false })
    setAttempt(attempt + 1)
  }
  return { ...products, retry }
}

/** A URL with 250 ids is too long for some proxies. */
const idsPerRequest = 50
const requestTimeoutMs = 8000

/** Rejects without a JSON answer in time. */
export async function requestProducts(
  ids: readonly string[],
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<CartLinesAnswer> {
  const portions = Array.from({ length: Math.ceil(ids.length / idsPerRequest) }, (_, index) =>
    ids.slice(index * idsPerRequest, (index + 1) * idsPerRequest),
  )
  const answers = await Promise.all(
    portions.map(async (portion): Promise<CartLinesAnswer> => {
      const answer = await send(`/api/cart/lines?variants=${portion.map(encodeURIComponent).join()}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
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
