import type { ProcessesConfig, SiteConfig } from '@association/services/config'
import { privateHeaders } from '../../base/security/private-headers.ts'
import { sharedFor } from '../../base/security/shared-for.ts'
import { answerOf, type PersonalAnswer } from '../answers/answer.ts'
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
        ...(isPage
          ? pageHeaders
          : { ...headers, 'content-type': rendered.contentType, 'cache-control': sharedFor }),
        ...(rendered.link && { link: rendered.link }),
        ...cdnHeaders(config.cdnTags, rendered.tags),
      },
    }
  }
  const pageHeaders = headersOfPages(headers, policy)
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

/** All stored pages have these headers. */
export const headersOfPages = (headers: Readonly<Record<string, string>>, policy: string) => ({
  ...headers,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': sharedFor,
  'content-security-policy': policy,
  'speculation-rules': '"/speculation-rules.json"',
})

/** Hides the URL from other sites, but the sign-in must return to it. */
const ownReferrer = { 'referrer-policy': 'same-origin' }

const nothing = Buffer.alloc(0)

type Loader = { src: string; integrity: string }

/** Pages keep their JSON-LD, which React writes exactly so, and no other script. */
const jsonLd = '<script type="application/ld+json">'
const otherScript = /<script\b(?! type="application\/ld\+json">)[^>]*>[\s\S]*?<\/script>/g
const scriptPreload = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g
/** React preloads each picture that is not lazy. Only the one that visitors wait for should begin before the styles. */
const otherPicturePreload = /<link\b(?=[^>]*\bas="image")(?![^>]*\bfetchPriority="high")[^>]*>/g

/**
 * React escapes editors' `<` and `>`, so all matches are the framework's. Throws if a script remains: a new framework
 * version may write it differently.
 */
export function pageHtml(rendered: string, { src, integrity }: Loader): string {
  const html = [otherScript, scriptPreload, otherPicturePreload].reduce(
    (html, part) => html.replace(part, ''),
    rendered,
  )
  if (/<script/i.test(html.replaceAll(jsonLd, '')))
    throw new Error('A page of Next.js holds a script that is not removed.')
  // Blocks rendering: the loader hides closed notices and shows the signed-in user before the first paint.
  const loader = `<script type="module" blocking="render" src="${src}" integrity="${integrity}"></script></head>`
  return html.replace('</head>', () => loader)
}

/** Cloudflare (`Cache-Tag`) and Fastly (`Surrogate-Key`) truncate longer ones. */
const longestTagHeader = 16_000

const cdnSpelling = {
  'cache-tag': { separator: ',', keepNothing: { 'cdn-cache-control': 'no-store' } },
  'surrogate-key': { separator: ' ', keepNothing: { 'surrogate-control': 'max-age=0' } },
} as const

/** If the tags do not fit, no CDN may store the page, which would outlive a purge. */
export function cdnHeaders(
  cdnTags: ProcessesConfig['cdnTags'],
  tags: readonly string[],
): Record<string, string> {
  if (cdnTags === 'off' || tags.length === 0) return {}
  const { separator, keepNothing } = cdnSpelling[cdnTags]
  const value = tags.map(cdnTag).join(separator)
  return value.length > longestTagHeader ? keepNothing : { [cdnTags]: value }
}

/** Paths may have spaces, commas and non-ASCII letters. */
export const cdnTag = (tag: string) =>
  tag.toWellFormed().replace(/[^!#-+./0-:<-~-]/gu, (character) => encodeURIComponent(character))
