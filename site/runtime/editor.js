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
      'position:fixed;right:0;bottom:1rem;z-index:5;padding:.75rem .3125rem;border:1px solid #5c6b7e;border-right:0;border-radius:4px 0 0 4px;background:#fff;color:#0b2545;font-size:.75rem;font-weight:600;line-height:1;text-decoration:none;writing-mode:vertical-rl'
    document.body.append(link)
  })
  // Without it an editor still has the page.
  .catch(() => undefined)
