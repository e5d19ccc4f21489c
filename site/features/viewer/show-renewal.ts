export function showRenewal(container: ParentNode, notice: string | null) {
  const place = container.querySelector<HTMLElement>('[data-renewal]')
  if (!place || place.textContent === (notice ?? '')) return
  if (!notice) return place.replaceChildren()
  if (wasAnnounced(notice)) place.removeAttribute('role')
  const link = document.createElement('a')
  link.href = place.dataset.renewal ?? ''
  link.textContent = notice
  place.replaceChildren(link)
}

const announcedKey = 'announced-renewal'

/** Screen readers announce a notice only on a visit's first page. */
function wasAnnounced(notice: string): boolean {
  try {
    const wasAnnounced = sessionStorage.getItem(announcedKey) === notice
    sessionStorage.setItem(announcedKey, notice)
    return wasAnnounced
  } catch {
    return false
  }
}
