/** The letter appears before the work that it causes. */
const typingMs = 200

export function enhance(element: HTMLElement): () => void {
  const field = element.querySelector('input')
  let waiting: ReturnType<typeof setTimeout> | undefined
  const narrow = () => {
    const wanted = (field?.value ?? '').trim().toLowerCase()
    for (const each of document.querySelectorAll<HTMLElement>('[data-type-name]'))
      each.hidden = !(each.dataset.typeName ?? '').toLowerCase().includes(wanted)
  }
  const narrowSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(narrow, typingMs)
  }
  field?.addEventListener('input', narrowSoon)
  return () => {
    clearTimeout(waiting)
    field?.removeEventListener('input', narrowSoon)
  }
}
