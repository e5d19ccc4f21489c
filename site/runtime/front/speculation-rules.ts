/** Links that do something, or lead to what is made for one person, are never followed ahead of the visitor. */
const harmless = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/auth/*', '/preview/*', '/buildrss*', '/embed/*'] } },
    { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
  ],
}

/** A link is fetched while a pointer rests on it, and rendered while it is pressed: the page is there when it is let go. */
export const speculationRules = {
  prefetch: [{ where: harmless, eagerness: 'moderate' }],
  prerender: [{ where: harmless, eagerness: 'conservative' }],
}
