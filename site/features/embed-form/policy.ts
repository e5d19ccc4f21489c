import { createHash } from 'node:crypto'
import { formScript } from './script.ts'

/** Hosts that the real provider's script talks to; a stand-in talks to itself. */
const providers: readonly string[] = [
  'https://*.hsforms.net',
  'https://*.hsforms.com',
  'https://*.hubspot.com',
]

type Hosts = {
  /** Where the provider's script comes from. */
  provider: string
  /** Who may frame the page besides the site itself. */
  ancestors: readonly string[]
}

/**
 * The policy of the form's page. `sandbox` shuts it off from the site's origin even where it is opened by itself: a
 * script of another company runs in it.
 */
export function formPolicy({ provider, ancestors }: Hosts): string {
  const { origin, hostname } = new URL(provider)
  const hosts = hostname.endsWith('.hsforms.net') ? providers.join(' ') : origin
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(formScript).digest('base64')}' ${hosts}`,
    // The provider writes its styles while it runs.
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
