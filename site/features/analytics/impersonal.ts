/** E-mail addresses, and telephone numbers as people write them. Numbers of products have no spaces and no sign before them. */
const personal =
  /[^\s@/=:;,<>"']+(?:@|%40)[^\s@/=&;,<>"']+|(?:\+\d{1,3}[\s.-]?)?\(\d{3}\)\s?\d{3}[\s.-]?\d{4}|\+\d[\d\s().-]{7,}\d|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/g

/** A text without e-mail addresses and telephone numbers. */
export const impersonal = (text: string) => text.replace(personal, '[removed]')

/** Parameters of campaigns. All other parameters, such as searched words, may be personal. */
const campaign = /^(?:utm_[a-z_]+|gclid|dclid|wbraid|gbraid|fbclid|msclkid)$/

/** An address with no query but the parameters of campaigns, no fragment and no credentials. */
export function impersonalAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, searchParams } = new URL(address)
  const kept = [...searchParams].filter(([name]) => campaign.test(name))
  return `${origin}${pathname}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}
