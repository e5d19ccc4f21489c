import { isRecord } from '@association/content/safe/is-record.ts'
import type { CartLine } from '../cart-data/cart.ts'
import type { LineKind } from '../cart-data/line-kind.ts'
import { CheckoutError } from './checkout-error.ts'
import type { CheckoutLink, CreatedCheckout, UnsoldGroup, UnsoldLines } from './created-checkout.ts'

/** Longer than the server waits for a service. */
const deadlineMs = 8000

/** Resolves with `false` if there is no cart. Throws CheckoutError. */
export async function requestCheckout(
  lines: readonly CartLine[],
  { key, lineKind }: { key: string; lineKind: LineKind },
): Promise<CreatedCheckout | false> {
  const answer = await post('/api/checkout/cart', { lines, key }).catch(() => undefined)
  if (answer?.status === 409) throw new CheckoutError('group', await unsoldIn(answer, lineKind))
  if (!answer?.ok) return answer ? refused(answer) : false
  const created: unknown = await answer.json().catch(() => undefined)
  return isCreated(created) ? created : false
}

/** Throws CheckoutError. */
export async function requestSignInLink(checkoutUrl: string): Promise<CheckoutLink> {
  const answer = await post('/api/checkout/link', { checkoutUrl })
  if (!answer.ok) {
    refused(answer)
    throw new Error(`/api/checkout/link answered ${answer.status}`)
  }
  const { url, isSignedIn } = await answer.json()
  if (typeof url !== 'string') throw new Error('/api/checkout/link answered without an address')
  return { url, isSignedIn: isSignedIn === true }
}

const post = (path: string, body: unknown) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(deadlineMs),
  })

async function unsoldIn(answer: Response, lineKind: LineKind): Promise<{ unsold?: UnsoldGroup }> {
  const body: unknown = await answer.json().catch(() => undefined)
  if (!isRecord(body) || !isUnsold(body.unsold)) return {}
  const form = lineKind.choiceForm(body.unsold)
  return form ? { unsold: { differences: body.unsold.differences, form } } : {}
}

const isUnsold = (value: unknown): value is UnsoldLines & Record<string, unknown> =>
  isRecord(value) && Array.isArray(value.differences)

function refused({ status }: Response): false {
  if (status === 401) throw new CheckoutError('session')
  if (status === 429) throw new CheckoutError('tooMany')
  return false
}

const isCreated = (value: unknown): value is CreatedCheckout =>
  isRecord(value) &&
  typeof value.cartId === 'string' &&
  typeof value.checkoutUrl === 'string' &&
  Array.isArray(value.lines) &&
  Array.isArray(value.differences)
