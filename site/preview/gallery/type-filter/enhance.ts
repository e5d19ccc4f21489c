export function enhance(element: HTMLElement): () => void {
  const field = element.querySelector('input')
  const narrow = () => {
    const wanted = (field?.value ?? '').trim().toLowerCase()
    for (const each of document.querySelectorAll<HTMLElement>('[data-type-name]'))
      each.hidden = !(each.dataset.typeName ?? '').toLowerCase().includes(wanted)
  }
  field?.addEventListener('input', narrow)
  return () => field?.removeEventListener('input', narrow)
}
