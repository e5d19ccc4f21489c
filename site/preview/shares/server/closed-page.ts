import type { SiteConfig } from '@association/services/config'
import { errorHtml } from '../../../base/security/error-html.ts'
import { privateHeaders } from '../../../base/security/private-headers.ts'
import { messages } from '../messages.ts'
import type { ClosedReason } from './open-share.ts'

const statuses: Readonly<Record<ClosedReason, number>> = {
  tampered: 403,
  elsewhere: 403,
  notShared: 403,
  expired: 410,
  revoked: 410,
  gone: 410,
  away: 503,
}

/** The page reveals nothing of the draft. */
export function closedPage(
  reason: ClosedReason,
  { supportEmail, organisation }: Pick<SiteConfig, 'supportEmail' | 'organisation'>,
): Response {
  const html = errorHtml({
    ...messages.closed[reason],
    ...{ label: messages.banner.draft, organisation: organisation.name, supportEmail },
    ...(reason !== 'away' && { back: { href: '/', text: messages.toSite } }),
  })
  return new Response(html, {
    status: statuses[reason],
    headers: {
      ...privateHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...(reason === 'away' && { 'retry-after': '10' }),
    },
  })
}

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
