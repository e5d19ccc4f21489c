import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import type { Cart, CartLine } from '../../cart-data/cart.ts'
import { changeCart, isCartKept, readCart } from '../../cart-data/cart-store.ts'
import type { Quote } from '../lines/quote.ts'
import { submitRoute } from '../registration-paths.ts'
import type { SubmitRequest } from '../submit-answer.ts'
import { withRegistration } from './fill-cart.ts'
import { keepSaid, takeSaid } from './kept-said.ts'
import { messages } from './messages.ts'
import { type Said, submitRegistration } from './submitting.ts'

/** `shown`: any other quote needs the visitor's consent. */
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
