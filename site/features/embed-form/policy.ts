import { createHash } from 'node:crypto'
import { formScript } from './script.ts'

/** A stand-in needs only its own host. */
const providers: readonly string[] = [
  'https://*.hsforms.net',
  'https://*.hsforms.com',
  'https://*.hubspot.com',
]

type Hosts = {
  provider: string
  /** The site itself may always frame the page. */
  ancestors: readonly string[]
}

/** The page runs another company's script, so `sandbox` keeps it out of the site's origin even outside a frame. */
export function formPolicy({ provider, ancestors }: Hosts): string {
  const { origin, hostname } = new URL(provider)
  const hosts = hostname.endsWith('.hsforms.net') ? providers.join(' ') : origin
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(formScript).digest('base64')}' ${hosts}`,
    // The provider writes styles while it runs.
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: ${hosts}`,
    `font-src ${hosts}`,
    `connect-src ${hosts}`,
    `form-action ${hosts}`,
    "base-uri 'none'",
    `frame-ancestors 'self' ${ancestors.join(' ')}`.trim(),
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}
