/* Only for the browsers of editors: a small link from the page to its entry. */
fetch(`/api/editor/link?path=${encodeURIComponent(location.pathname)}`)
  .then((answer) => (answer.ok ? answer.json() : undefined))
  .then((found) => {
    if (!found) return
    const link = document.createElement('a')
    link.href = found.url
    link.rel = 'nofollow'
    link.textContent = 'Edit this page'
    link.style.cssText =
      'position:fixed;bottom:.75rem;inset-inline-end:.75rem;z-index:5;padding:.25rem .625rem;border:1px solid;border-radius:4px;background:#fff;color:#1d2b3a;font-size:.75rem'
    document.body.append(link)
  })
  // Without it an editor still has the page.
  .catch(() => undefined)
