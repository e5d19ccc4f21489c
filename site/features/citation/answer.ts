import type { CitedArticle } from '@association/content/define/widgets.ts'
import {
  bibtexOf,
  type Citation,
  citationOf,
  citationStyles,
  risOf,
} from '@association/feeds/citations/index.ts'
import type { SiteConfig } from '@association/services/config'
import { disposition } from '../../base/disposition.ts'
import { problem } from '../../base/security/problem.ts'
import { answerUnlessUnchanged } from '../feeds/answer-unless-unchanged.ts'
import { orUnavailable } from '../feeds/or-unavailable.ts'
import type { CitationFormat } from './citation-path.ts'
import { messages } from './messages.ts'
import { textOfStyles } from './styles-text.ts'

export type Dependencies = {
  config: Pick<SiteConfig, 'siteUrl' | 'organisation'>
  /** Of released articles. Rejects without content or a copy. */
  article(space: string, id: string): Promise<{ path: string; cited: CitedArticle } | undefined>
  isOutage(): boolean
}

/** Answers `/api/citation/association/<id>.bib`, `.ris` and `.txt`, which has all styles. */
export const answerCitation = (
  request: Request,
  { space, file }: { space: string; file: string },
  needs: Dependencies,
): Promise<Response> =>
  orUnavailable(needs, messages.outOfReach, async () => {
    const [, id = '', ending] = /^([\w.-]{1,64})\.(bib|ris|txt)$/.exec(file) ?? []
    const format = ending as CitationFormat | undefined
    const article = format && (await needs.article(space, id))
    if (!article) return problem(404, messages.unknown)
    const { siteUrl, organisation } = needs.config
    const url = siteUrl + article.path
    const citation = citationOf(article.cited, { url, publisher: organisation.name })
    const { type, kind, textOf } = files[format]
    return answerUnlessUnchanged(request.headers, {
      body: Buffer.from(textOf(citation)),
      type,
      headers: {
        'x-robots-tag': 'noindex',
        'content-disposition': disposition(kind, citation.title, `article.${format}`),
      },
    })
  })

type CitationFile = { type: string; kind: 'attachment' | 'inline'; textOf(citation: Citation): string }

const files: Readonly<Record<CitationFormat, CitationFile>> = {
  bib: { type: 'application/x-bibtex', kind: 'attachment', textOf: bibtexOf },
  ris: { type: 'application/x-research-info-systems', kind: 'attachment', textOf: risOf },
  txt: { type: 'text/plain', kind: 'inline', textOf: inAllStyles },
}

function inAllStyles(citation: Citation): string {
  const styled = Object.entries(citationStyles).map(([style, textOf]) => ({ style, text: textOf(citation) }))
  return textOfStyles(styled)
}
