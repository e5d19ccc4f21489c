/** `?v=` is the variant's id, `?pn=` its program. Selects none for an unknown variant. */
export function enhance(element: HTMLElement): () => void {
  const query = new URLSearchParams(location.search)
  const options = [...element.querySelectorAll<HTMLElement>('[data-variant]')]
  const [id, program] = [query.get('v'), query.get('pn')]
  const chosen =
    options.find(({ dataset }) => id && dataset.variant === id) ??
    options.find(({ dataset }) => program && dataset.program === program)
  chosen?.closest('details')?.setAttribute('open', '')
  const radio = chosen?.querySelector<HTMLInputElement>('[type=radio]')
  if (radio) radio.checked = true
  return () => {}
}
