import type { SiteConfig } from '@association/services/config'
import { privateHeaders } from '../../base/security/private-headers.ts'
import { sharedFor } from '../../base/security/shared-for.ts'
import { answerOf, type PersonalAnswer } from '../answers/answer.ts'
import { cdnHeaders } from './cdn-tags.ts'
import { type Loader, pageHtml } from './page-html.ts'
import type { Rendered } from './render.ts'
import { RenderError } from './render-error.ts'

type Options = {
  config: Pick<SiteConfig, 'cdnTags'>
  loader: Loader
  headers: Readonly<Record<string, string>>
  policy: string
}

export function finisher({ config, loader, headers, policy }: Options) {
  const stored = (rendered: Rendered) => {
    const isPage = rendered.contentType.startsWith('text/html')
    return {
      body: isPage ? Buffer.from(pageHtml(rendered.body.toString('utf8'), loader)) : rendered.body,
      headers: {
        ...headers,
        'content-type': isPage ? 'text/html; charset=utf-8' : rendered.contentType,
        'cache-control': sharedFor,
        ...(isPage && pageHeaders),
        ...(rendered.link && { link: rendered.link }),
        ...cdnHeaders(config.cdnTags, rendered.tags),
      },
    }
  }
  const pageHeaders = {
    'content-security-policy': policy,
    'speculation-rules': '"/speculation-rules.json"',
  }
  return {
    stored,
    /** Not cached. Throws RenderError. */
    async forOneVisitor(rendered: Rendered): Promise<PersonalAnswer> {
      const { status, location, cookies } = rendered
      const isRedirect = status >= 300 && status < 400 && location !== undefined
      if (status !== 200 && !isRedirect)
        throw new RenderError(`A page for one visitor has the status ${status}.`)
      const { body, headers: shared } = stored(isRedirect ? { ...rendered, body: nothing } : rendered)
      const answer = await answerOf(body, {
        status,
        kind: 'page-query',
        headers: { ...shared, ...privateHeaders, ...ownReferrer, ...(isRedirect && { location }) },
      })
      return { ...answer, cookies }
    },
  }
}

/** Hides the URL from other sites, but the sign-in must return to it. */
const ownReferrer = { 'referrer-policy': 'same-origin' }

const nothing = Buffer.alloc(0)
