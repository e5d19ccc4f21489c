import type { SiteConfig } from '@association/services/config'
import { cdnHeaders } from '../operations/cdn-tags.ts'
import { type Answer, answerOf } from '../runtime/front/answer.ts'
import { privateHeaders } from '../security/private-headers.ts'
import { sharedFor } from '../security/shared-for.ts'
import { type Loader, pageHtml } from './page-html.ts'
import type { Rendered } from './render.ts'
import { RenderError } from './render-error.ts'

type Options = {
  config: Pick<SiteConfig, 'cdnTags'>
  loader: Loader
  headers: Readonly<Record<string, string>>
  policy: string
}

/** Makes what visitors get of what Next.js rendered: pages without its scripts, other documents as they are. */
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
    /** A page for the words of one visitor: no cache keeps it. Throws RenderError. */
    async forOneQuery(rendered: Rendered): Promise<Answer> {
      if (rendered.status !== 200) throw new RenderError(`A search page has the status ${rendered.status}.`)
      const { body, headers: shared } = stored(rendered)
      return answerOf(body, {
        status: rendered.status,
        kind: 'page-query',
        headers: { ...shared, ...privateHeaders },
      })
    },
  }
}
