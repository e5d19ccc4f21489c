import { createHash } from 'node:crypto'
import { storedInFrame } from './stored-in-frame.ts'

type FrameOptions = {
  title: string
  provider: string
  /** The script starts with `given`, `cookies`, `tell` and `load`. */
  script: string
  hosts: readonly string[]
  sandbox?: string
  style?: string
  body?: string
}

/**
 * Isolates another company's script from the site's origin: it can read neither the page around it nor the session, and
 * sets no cookie.
 */
export function framePage(options: FrameOptions): Response {
  const { title, provider, script, style = '', body = '' } = options
  const code = `(() => {${storedInFrame}${script}})()`
  const page = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body data-provider="${escaped(provider)}">
${body}<script>${code}</script>
</body>
</html>
`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
      'content-security-policy': framePolicy(options, code),
    },
  })
}

function framePolicy({ provider, hosts, sandbox = '' }: FrameOptions, code: string): string {
  const outside = [new URL(provider).origin, ...hosts].join(' ')
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(code).digest('base64')}' ${outside}`,
    // Providers write styles while they run.
    `style-src 'unsafe-inline' ${outside}`,
    `img-src data: ${outside}`,
    `font-src ${outside}`,
    `connect-src ${outside}`,
    `frame-src ${outside}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox allow-scripts ${sandbox}`.trim(),
  ].join('; ')
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
