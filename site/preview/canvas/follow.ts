/** The app shows pages of the site; other sites open in a new tab. */
export function follow({ href, origin, protocol }: HTMLAnchorElement, browsed: (href: string) => void) {
  if (origin === window.location.origin) browsed(href)
  else if (protocol === 'https:' || protocol === 'http:') window.open(href, '_blank', 'noopener')
}
