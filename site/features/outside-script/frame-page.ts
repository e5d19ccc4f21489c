import { createHash } from 'node:crypto'
import { memoryCode } from './memory.ts'

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

/** Isolates another company's script: it can read neither the page around it nor the session, and sets no cookie. */
export function framePage(options: FrameOptions): Response {
  const { title, provider, script, style = '', body = '' } = options
  const code = `(() => {${frameSetup}${script}})()`
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

/**
 * Storage throws in a sandboxed frame, so the frame gets a memory. The page passes cookies in `window.name`; the frame
 * reports changes, and the page keeps or deletes them.
 */
const frameSetup = `
  const given = JSON.parse(window.name || '{}')
  const cookies = new Map(Object.entries(given.cookies ?? {}))
  const tell = (message) => parent.postMessage(message, location.origin)
  ${memoryCode}
  const isOver = (attributes) => attributes.some((attribute) => {
    const [name, value] = attribute.trim().split('=')
    if (/^max-age$/i.test(name)) return Number(value) <= 0
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
  })
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => name + '=' + value).join('; '),
    set(text) {
      const [pair, ...attributes] = String(text).split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at).trim()
      if (isOver(attributes)) cookies.delete(name)
      else cookies.set(name, pair.slice(at + 1).trim())
      if (given.isKeeping) tell({ event: 'cookies', payload: Object.fromEntries(cookies) })
    },
  })
  Object.defineProperty(window, 'localStorage', { value: memory() })
  Object.defineProperty(window, 'sessionStorage', { value: memory() })
  // After the load event, so that a provider that hangs does not delay that of the page around the frame.
  const load = ({ id, failed }) => addEventListener('load', () => {
    const script = document.createElement('script')
    if (id) script.id = id
    script.onerror = failed
    script.src = document.body.dataset.provider
    document.head.append(script)
  })
`
