import type { RequestListener } from 'node:http'
import inject from 'light-my-request'
import { noting } from '../../base/rendering.ts'
import { RenderError } from './render-error.ts'

export type Rendered = {
  status: number
  contentType: string
  body: Buffer
  /** Fonts that the page needs at once, as a `Link` header. */
  link: string
  tags: string[]
  until: number
  isMissing: boolean
  /** Where a redirect leads. */
  location: string | undefined
  /** Cookies that the response sets; a page that is stored sets none. */
  cookies: string[]
}
export type Render = (path: string, cookie?: string) => Promise<Rendered>

/** Milliseconds. The requests to Contentful for a page end earlier; this ends what nobody foresaw. */
const usualLongestMs = 10_000

/**
 * Lets Next.js render the page at a path. The request is made here: it has a path and a host, and nothing of any
 * visitor's request, so whatever is rendered may be stored for everybody. Only a page for one visitor, which is never
 * stored, has the visitor's cookies too. Rejects with RenderError if it takes longer than `longestMs`.
 */
export function renderer(handle: RequestListener, host: string, longestMs = usualLongestMs): Render {
  return async (path, cookie) => {
    const request = {
      method: 'GET',
      url: path,
      headers: { host, accept: 'text/html', 'user-agent': 'site', ...(cookie && { cookie }) },
    } as const
    const signal = AbortSignal.timeout(longestMs)
    const { result, noted } = await noting(() => inject(handle, { ...request, signal })).catch((cause) => {
      if (!signal.aborted) throw cause
      const [page] = path.split('?', 1)
      throw new RenderError(`${page} was not rendered within ${longestMs} ms.`, { isLate: true, cause })
    })
    const { link, location, 'set-cookie': cookies } = result.headers
    return {
      status: result.statusCode,
      contentType: String(result.headers['content-type'] ?? ''),
      body: result.rawPayload,
      link: fontsIn([link ?? []].flat().join(', ')),
      tags: [...noted.tags],
      until: noted.until,
      isMissing: noted.isMissing,
      location: location === undefined ? undefined : String(location),
      cookies: [...noted.cookies, ...[cookies ?? []].flat().map(String)],
    }
  }
}

/** Next.js names style sheets too, which the page itself names as early. */
const fontsIn = (link: string) =>
  link
    .split(/,\s*(?=<)/)
    .filter((each) => /as="?font/.test(each))
    .join(', ')
