import { useEffect, useState } from 'react'
import { missingIn, noProducts, type Products, withAnswer } from './products.ts'
import { requestProducts } from './request-products.ts'

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
