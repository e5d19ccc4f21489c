/**
 * Marks the row of the variant that the address of the page names: `?v=` by its id, `?pn=` by its program. Marks none
 * for an address without either, or with one that the product does not have.
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
  return () => {
    chosen?.removeAttribute('aria-current')
    label?.setAttribute('hidden', '')
  }
}
