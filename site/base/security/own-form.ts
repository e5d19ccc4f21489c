import type { SiteConfig } from '@association/services/config'
import { errorHtml } from './error-html.ts'
import { isSameOrigin } from './own-request.ts'
import { privateHeaders } from './private-headers.ts'
import { problem } from './problem.ts'
import { readCapped } from './read-capped.ts'

/** Twenty answers of 500 characters in any script; no form here has more fields. */
export const formLimits = { bytes: 128 * 1024, fields: 100 } as const

type OwnFormConfig = Pick<SiteConfig, 'siteUrl' | 'hosts' | 'organisation'>

/** Refuses with 403 (another site), 415 (another type) or 413 (too large), as a page or as JSON for a script. */
export async function ownForm(request: Request, config: OwnFormConfig): Promise<URLSearchParams | Response> {
  const refused = formRefusal(request, config)
  if (!isSameOrigin(request.headers, config))
    return refused(
      403,
      'This form was not sent from a page of this site. Go back, reload the page and send it again.',
    )
  if (!isForm(request.headers.get('content-type')))
    return refused(415, 'The body must be application/x-www-form-urlencoded.')
  const text = await readCapped(request, formLimits.bytes)
  if (text === undefined)
    return refused(413, 'Your answers are longer than this form takes. Go back and shorten them.')
  const fields = new URLSearchParams(text)
  if (fields.size > formLimits.fields) return refused(413, 'The form has too many fields.')
  return fields
}

export const wantsJson = ({ headers }: Request) => /\bapplication\/json\b/.test(headers.get('accept') ?? '')

export const formRefusal =
  (request: Request, { organisation }: Pick<OwnFormConfig, 'organisation'>) =>
  (status: number, text: string, headers: Record<string, string> = {}) =>
    wantsJson(request)
      ? problem(status, text, headers)
      : new Response(
          errorHtml({
            ...{ text, title: 'We could not take this form', organisation: organisation.name },
            label: String(status),
            back: { href: ownPathOf(request.headers.get('referer')), text: 'Back to the form' },
          }),
          { status, headers: { ...headers, ...privateHeaders, 'content-type': 'text/html; charset=utf-8' } },
        )

/** Ignores pages of other sites. */
function ownPathOf(referer: string | null): string {
  if (referer === null || !URL.canParse(referer)) return '/'
  const { pathname, search } = new URL(referer)
  return pathname.startsWith('//') ? '/' : pathname + search
}

const isForm = (type: string | null) => /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type ?? '')
