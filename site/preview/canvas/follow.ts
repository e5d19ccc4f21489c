/** Follows a link of the previewed page: the app shows a page of the site, and another site opens in a tab of its own. */
export function follow({ href, origin, protocol }: HTMLAnchorElement, browsed: (href: string) => void) {
  if (origin === window.location.origin) browsed(href)
  else if (protocol === 'https:' || protocol === 'http:') window.open(href, '_blank', 'noopener')
}
