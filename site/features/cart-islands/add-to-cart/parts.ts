import { numberFeedback } from '@association/ui/form/number-feedback.ts'
import { quantityLimits } from '../../cart-data/cart.ts'
import { messages } from '../messages.ts'

export type ButtonParts = ReturnType<typeof partsOf>

export const partsOf = (element: HTMLElement) => ({
  variantId: () =>
    element.querySelector<HTMLInputElement>('[type=radio]:checked')?.value ??
    element.querySelector('select')?.value,
  quantity: element.querySelector<HTMLInputElement>('[name=quantity]'),
  button: element.querySelector('button'),
  outcome: element.querySelector('[data-outcome]'),
})

export function showPrice(element: HTMLElement, variantId: string | undefined) {
  for (const price of element.querySelectorAll<HTMLElement>('[data-price-of]'))
    price.hidden = price.dataset.priceOf !== variantId
}

/** Returns true if the quantity can be added. */
export function showFeedback({ quantity }: Pick<ButtonParts, 'quantity'>): boolean {
  if (!quantity) return true
  const words = numberFeedback(quantity.valueAsNumber, quantityLimits)
  const status = quantity.parentElement?.querySelector('[role=status]')
  status?.replaceChildren(...words.map(paragraph))
  if (words.length > 0) quantity.setAttribute('aria-invalid', 'true')
  else quantity.removeAttribute('aria-invalid')
  return words.length === 0
}

/** Used if the cart drawer fails to open. */
export function sayOutcome({ outcome }: Pick<ButtonParts, 'outcome'>, words: string) {
  const link = document.createElement('a')
  link.href = '/cart'
  link.textContent = messages.toCart
  outcome?.replaceChildren(`${words} `, link)
}

function paragraph(text: string) {
  const made = document.createElement('p')
  made.textContent = text
  return made
}
