/** `?v=` is the variant's id, `?pn=` its program. Marks none for an unknown variant. */
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

/** The change event updates the price. */
function choose(variantId: string) {
  const choices = document.querySelectorAll<HTMLSelectElement>('main select[name=variant]')
  for (const choice of choices) {
    if (![...choice.options].some(({ value }) => value === variantId)) continue
    choice.value = variantId
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
