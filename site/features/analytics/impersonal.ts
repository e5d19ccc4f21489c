/** Product numbers do not match: they have no spaces and no leading sign. */
const personal =
  /[^\s@/=:;,<>"']+(?:@|%40)[^\s@/=&;,<>"']+|(?:\+\d{1,3}[\s.-]?)?\(\d{3}\)\s?\d{3}[\s.-]?\d{4}|\+\d[\d\s().-]{7,}\d|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/g

export const impersonal = (text: string) => text.replace(personal, '[removed]')

/** Other parameters, such as search words, may be personal. */
const campaign = /^(?:utm_[a-z_]+|gclid|dclid|wbraid|gbraid|fbclid|msclkid)$/

/** Drops fragment, credentials, and parameters other than those of campaigns. */
export function impersonalAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, searchParams } = new URL(address)
  const kept = [...searchParams].filter(([name]) => campaign.test(name))
  return `${origin}${pathname}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}
