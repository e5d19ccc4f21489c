import type { SiteConfig } from '@association/services/config'
import { privateHeaders } from '../../base/security/private-headers.ts'
import type { Denial } from './grant.ts'

export function deniedPage({ preview }: Pick<SiteConfig, 'preview'>, reason = reasons.malformed): Response {
  const policy = [
    "default-src 'none'",
    "style-src-attr 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${preview.frameAncestors.join(' ')}`,
  ].join('; ')
  return new Response(page(reason), {
    status: 401,
    headers: {
      ...privateHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  })
}

export const reasons: Readonly<Record<Denial, string>> = {
  expired:
    'This preview link has expired. Preview links are valid for one hour. Open the entry in Contentful and start its preview again.',
  forged:
    'This preview link was changed, or another site made it: the secrets of the two differ. Open the entry in Contentful and start its preview again. If that does not help, ask a developer to compare PREVIEW_SECRET.',
  malformed: 'This preview link is incomplete. Open the entry in Contentful and start its preview again.',
  elsewhere:
    'This preview link is for another entry, or for a space that this site does not show. Open the entry in Contentful and start its preview there.',
}

const page = (reason: string) => `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width">
<title>Preview not allowed</title></head>
<body style="margin:15vh auto;max-width:32rem;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif;color:#222">
<h1 style="font-size:1.5rem">Preview not allowed</h1>
<p>${reason}</p>
</body>
</html>
`
