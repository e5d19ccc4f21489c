/**
 * Marks the row of the variant that the address of the page names, and chooses it for the cart: `?v=` by its id, `?pn=`
 * by its program. Marks none for an address without either, or with one that the product does not have.
 */
export function enhance(element: HTMLElement): () => void {
  const query = new URLSearchParams(location.search)
  const rows = [...element.querySelectorAll<HTMLElement>('[data-variant]')]
  const [id, program] = [query.get('v'), query.get('pn')]
  const chosen =
    rows.find(({ dataset }) => id && dataset.variant === id) ??
    rows.find(({ dataset }) => program && dataset.program === program)
  const label = chosen?.querySelector<HTMLElement>('[hidden]')
  chosen?.setAttribute('aria-current', 'true')
  label?.removeAttribute('hidden')
  if (chosen?.dataset.variant) choose(chosen.dataset.variant)
  return () => {
    chosen?.removeAttribute('aria-current')
    label?.setAttribute('hidden', '')
  }
}

/** The site shows the price of the variant when the choice changes. */
function choose(variantId: string) {
  const choices = document.querySelectorAll<HTMLSelectElement>('main select[name=variant]')
  for (const choice of choices) {
    if (![...choice.options].some(({ value }) => value === variantId)) continue
    choice.value = variantId
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
