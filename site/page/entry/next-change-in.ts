import type { Entry } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { nextChangeOf } from '@association/content/shared/products/has-ended.ts'

/** Unix milliseconds of the next date of any product, also inside blocks. */
export function nextChangeIn(entries: readonly Entry[], now: number): number | undefined {
  const changes = [...productsIn(entries)].flatMap((product) => nextChangeOf(product, now) ?? [])
  return changes.length === 0 ? undefined : Math.min(...changes)
}

function productsIn(entries: readonly Entry[]): ReadonlySet<Entry<'product'>> {
  const products = new Set<Entry<'product'>>()
  const seen = new Set<unknown>()
  const waiting: unknown[] = [...entries]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (isProduct(value)) products.add(value)
    waiting.push(...Object.values(value).filter((each) => each !== undefined))
  }
  return products
}

const isProduct = (value: object): value is Entry<'product'> =>
  isRecord(value) && value.type === 'product' && isRecord(value.fields)
