import { createHash } from 'node:crypto'
import { models } from '@association/content/models'
import type { SiteConfig } from '@association/services/config'
import { formPage } from './page.ts'
import { formScript } from './script.ts'

type FormConfig = Pick<
  SiteConfig,
  'embeds' | 'formPortals' | 'supportEmail' | 'organisation' | 'siteUrl' | 'preview'
>
type FormRef = { portalId: string; formId: string }

const { portalId: portal, formId: form } = models.form.fields
const isForm = ({ portalId, formId }: FormRef) =>
  new RegExp(portal.pattern).test(portalId) && new RegExp(form.pattern).test(formId)

export function answerForm(asked: FormRef, config: FormConfig): Response {
  const isOurs = config.formPortals.length === 0 || config.formPortals.includes(asked.portalId)
  if (!isForm(asked) || !isOurs) return new Response('There is no such form.', { status: 404 })
  const { embeds, supportEmail, organisation, siteUrl, preview } = config
  const page = formPage(asked, {
    provider: embeds.form,
    supportEmail,
    organisation: organisation.name,
    siteUrl,
  })
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
      // A preview is itself in a frame, and `frame-ancestors` checks every ancestor.
      'content-security-policy': formPolicy({
        provider: embeds.form,
        ancestors: preview.frameAncestors,
      }),
    },
  })
}

/** HubSpot uses several hosts; a twin uses only its own. */
const hubSpotHosts: readonly string[] = [
  'https://*.hsforms.net',
  'https://*.hsforms.com',
  'https://*.hubspot.com',
]

type PolicyHosts = {
  provider: string
  /** The site itself may always frame the page. */
  ancestors: readonly string[]
}

/** The page runs another company's script, so `sandbox` keeps it out of the site's origin even outside a frame. */
export function formPolicy({ provider, ancestors }: PolicyHosts): string {
  const { origin, hostname } = new URL(provider)
  const hosts = hostname.endsWith('.hsforms.net') ? hubSpotHosts.join(' ') : origin
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
