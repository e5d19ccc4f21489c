import type { SiteConfig } from '@association/services/config'
import { privateHeaders } from '../../../security/private-headers.ts'

/** What a wrong, expired or missing token shows: no content, and the way back. Editors read it where the preview was. */
export function deniedPage({ preview }: Pick<SiteConfig, 'preview'>, reason = wrongLink): Response {
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

const wrongLink =
  'This preview link is wrong or has expired. Preview links are valid for one hour. Open the entry in Contentful and start its preview again.'

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
