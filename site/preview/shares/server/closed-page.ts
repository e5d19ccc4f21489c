import type { SiteConfig } from '@association/services/config'
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
  const { title, text } = messages.closed[reason]
  return new Response(page({ title, text, supportEmail, name: organisation.name }), {
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
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type ClosedPage = { title: string; text: string; supportEmail: string; name: string }

const page = ({ title, text, supportEmail, name }: ClosedPage) => `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width">
<title>${title}</title></head>
<body style="margin:15vh auto;max-width:34rem;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif;color:#222">
<main>
<p style="color:#555">${name}</p>
<h1 style="font-size:1.6rem;line-height:1.25">${title}</h1>
<p>${text}</p>
<p>${messages.help} <a href="mailto:${supportEmail}" target="_blank" rel="noopener" style="color:#14508c">${supportEmail}</a>. <a href="/" style="color:#14508c">${messages.toSite}</a></p>
</main>
</body>
</html>
`
