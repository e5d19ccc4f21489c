import { models } from '@association/content/models'
import type { SiteConfig } from '@association/services/config'
import { formPage } from './page.ts'
import { formPolicy } from './policy.ts'

type FormConfig = Pick<
  SiteConfig,
  'embeds' | 'formPortals' | 'supportEmail' | 'organisation' | 'siteUrl' | 'preview'
>
type FormRef = { portalId: string; formId: string }

const { portalId: portal, formId: form } = models.form.fields
const isForm = ({ portalId, formId }: FormRef) =>
  new RegExp(portal.pattern).test(portalId) && new RegExp(form.pattern).test(formId)

/** Answers 404 for invalid ids and unconfigured accounts. */
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
