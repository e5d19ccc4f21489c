import type { SiteConfig } from '@association/services/config'

const dayMs = 86_400_000
/** RFC 9116 recommends less than a year. */
const validDays = 180

/** The file stays the same for a day. `now` is in milliseconds. */
export function securityTxt(
  { siteUrl, supportEmail }: Pick<SiteConfig, 'siteUrl' | 'supportEmail'>,
  now: number,
) {
  const expires = new Date((Math.floor(now / dayMs) + validDays) * dayMs).toISOString()
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
