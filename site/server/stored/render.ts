import type { RequestListener } from 'node:http'
import inject from 'light-my-request'
import { noting } from '../../base/rendering.ts'
import { RenderError } from './render-error.ts'

export type Rendered = {
  status: number
  contentType: string
  body: Buffer
  /** `Link` header of fonts. */
  link: string
  tags: string[]
  until: number
  isMissing: boolean
  /** True if it failed because Contentful does not respond. */
  isPassing: boolean
  location: string | undefined
  cookies: string[]
}
export type Render = (path: string, cookie?: string) => Promise<Rendered>

/** Requests to Contentful time out earlier. */
const usualLongestMs = 10_000

/**
 * The request has only a path and a host, so the result may be stored for everybody. Pages for one visitor are never
 * stored and get the cookies. Rejects with RenderError after `longestMs`.
 */
export function renderer(handle: RequestListener, host: string, longestMs = usualLongestMs): Render {
  return async (path, cookie) => {
    const request = {
      method: 'GET',
      url: path,
      headers: { host, accept: 'text/html', 'user-agent': 'site', ...(cookie && { cookie }) },
    } as const
    // `AbortSignal.timeout` would keep each rendered page in memory until its time is over.
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), longestMs).unref()
    const { signal } = deadline
    const { result, noted } = await noting(() => inject(handle, { ...request, signal }))
      .catch((cause) => {
        if (!signal.aborted) throw cause
        const [page] = path.split('?', 1)
        throw new RenderError(`${page} was not rendered within ${longestMs} ms.`, { isPassing: true, cause })
      })
      .finally(() => clearTimeout(timer))
    const { link, location, 'set-cookie': cookies } = result.headers
    return {
      status: result.statusCode,
      contentType: String(result.headers['content-type'] ?? ''),
      body: result.rawPayload,
      link: fontsIn([link ?? []].flat().join(', ')),
      tags: [...noted.tags],
      until: noted.until,
      isMissing: noted.isMissing,
      isPassing: noted.isPassing,
      location: location === undefined ? undefined : String(location),
      cookies: [...noted.cookies, ...[cookies ?? []].flat().map(String)],
    }
  }
}

/** Skips style sheets, which the page itself names as early. */
const fontsIn = (link: string) =>
  link
    .split(/,\s*(?=<)/)
    .filter((each) => /as="?font/.test(each))
    .join(', ')
