import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { add, type Cart, type CartLine, entryOf, linesOf } from '../../cart-data/cart.ts'
import { changeCart, isCartKept, readCart } from '../../cart-data/cart-store.ts'
import { idIn } from '../line-kind/registered-lines.ts'
import type { Quote } from '../lines/quote.ts'
import { submitRoute } from '../registration-paths.ts'
import type { SubmitRequest } from '../submit-answer.ts'
import { messages } from './messages.ts'
import { type Said, submitRegistration } from './submitting.ts'

export type SubmitOptions = { edition: string; id: string; shown: Quote }

export const enhance: Enhance<SubmitOptions> = (element, options) => {
  const listening = new AbortController()
  const button = element.querySelector<HTMLButtonElement>('[data-submit]')
  const place = element.querySelector('[data-message]')
  const words = button?.textContent ?? ''
  let request: SubmitRequest = options
  let isBusy = false

  function say(said: Said) {
    if (!button || !place) return
    button.textContent = said.agreesTo ? messages.agree : words
    place.replaceChildren(...shown(said))
  }

  async function submit() {
    if (isBusy || !button || !place) return
    isBusy = true
    button.setAttribute('aria-disabled', 'true')
    place.replaceChildren(messages.submitting)
    const result = await submitRegistration(request, { send, canKeep, fillCart })
    if (result === 'done') return location.assign('/cart')
    // The lines are outdated. After the reload, the page says what changed.
    if (result.agreesTo && keepSaid(options.id, result)) return location.reload()
    isBusy = false
    button.removeAttribute('aria-disabled')
    if (result.agreesTo) request = { ...request, shown: result.agreesTo }
    say(result)
  }
  const kept = takeSaid(options.id)
  if (kept) say(kept)
  button?.addEventListener('click', () => void submit(), { signal: listening.signal })
  return () => listening.abort()
}

const patienceMs = 20_000

const send = (request: SubmitRequest) =>
  fetch(submitRoute, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(patienceMs),
  })

/** Tries to store as much as a registration takes. */
function canKeep(): boolean {
  const key = 'registration-probe'
  try {
    localStorage.setItem(key, 'x'.repeat(4000))
    localStorage.removeItem(key)
  } catch {
    return false
  }
  readCart()
  return isCartKept()
}

async function fillCart(lines: readonly CartLine[]) {
  let filled: Cart | undefined
  await changeCart((cart) => {
    filled = withRegistration(cart, lines)
    return filled ?? cart
  })
  if (!filled) return 'full'
  return isCartKept() ? 'kept' : 'lost'
}

const registrationIn = (line: Pick<CartLine, 'customAttributes'>) => idIn(line, 'registration')
const eventIn = (line: Pick<CartLine, 'customAttributes'>) => idIn(line, 'event')

/** Replaces registrations for the same event. Undefined if the cart has no room for all lines. */
export function withRegistration(cart: Cart, lines: readonly CartLine[]): Cart | undefined {
  const events = new Set(lines.map(eventIn))
  const earlier = linesOf(cart).filter((line) => eventIn(line) !== undefined && events.has(eventIn(line)))
  const ids = new Set([...earlier, ...lines].map(registrationIn))
  const variants = new Set(lines.map(({ variantId }) => variantId))
  const others = Object.entries(cart).filter(
    ([variantId, entry]) =>
      !variants.has(variantId) && (registrationIn(entry) === undefined || !ids.has(registrationIn(entry))),
  )
  let filled: Cart = Object.fromEntries(others)
  for (const line of lines) filled = add(filled, line)
  const isWhole = lines.every((line) => entryOf(filled, line.variantId)?.quantity === line.quantity)
  return isWhole ? filled : undefined
}

function shown({ text, sentences = [], link }: Said): Node[] {
  return [
    made('p', text),
    ...(sentences.length > 0 ? [made('ul', ...sentences.map((sentence) => made('li', sentence)))] : []),
    ...(link
      ? [made('p', Object.assign(document.createElement('a'), { href: link.href, textContent: link.text }))]
      : []),
  ]
}

function made(tag: 'p' | 'ul' | 'li', ...children: (string | Node)[]): Node {
  const element = document.createElement(tag)
  element.append(...children)
  return element
}

const saidKey = 'registration-said'

function keepSaid(id: string, said: Said): boolean {
  try {
    sessionStorage.setItem(saidKey, JSON.stringify({ id, said }))
    return true
  } catch {
    return false
  }
}

function takeSaid(id: string): Said | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(saidKey) ?? 'null')
    sessionStorage.removeItem(saidKey)
    return kept?.id === id ? kept.said : undefined
  } catch {
    return undefined
  }
}
