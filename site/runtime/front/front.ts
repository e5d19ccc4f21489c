import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayBeEditor } from '../../features/edit-link/editor-cookie.ts'
import { contentSecurityPolicy } from '../../security/policy.ts'
import { privateHeaders } from '../../security/private-headers.ts'
import { startLate } from '../late-start.ts'
import { log } from '../log.ts'
import { missingTag, tagsHeader } from '../stored-headers.ts'
import { keepable, send } from './answer.ts'
import { capture, type Finished } from './capture.ts'
import { errorPage } from './error-page.ts'
import { forEditors } from './for-editors.ts'
import type { Kept, Memory } from './memory.ts'
import { speculationRulesPath } from './own-files.ts'
import { isAnswered, refuseMethod } from './requests.ts'

type Head = Omit<Finished, 'body'>
type Asked = { path: string; isCandidate?: boolean; accepted?: string | undefined }
type Front = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  memory: Memory
  organisation: string
  /** True while Contentful cannot be read: what fails then is unavailable, not broken. */
  isOutage(): boolean
  /** Editors' browsers get the script of the edit link. */
  marksEditors: boolean
}

/**
 * Answers stored pages and static files from memory, compressed once; everything else goes to Next.js, and what it
 * stores comes into memory. Keeps to what Next.js says about a page: only whole, shared answers are kept.
 */
export function front({ handle, memory, organisation, isOutage, marksEditors }: Front) {
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (!isAnswered(request, path)) return refuseMethod(response, path)
    if (!mayBeKept(request, path)) return watched(request, response, { path })
    const kept = memory.get(path)
    if (kept) return give(kept, request, response)
    // The body is kept plain and compressed here: once, not for each visitor.
    const accepted = request.headers['accept-encoding']
    delete request.headers['accept-encoding']
    return watched(request, response, { path, accepted, isCandidate: request.method === 'GET' })
  }

  async function watched(
    request: IncomingMessage,
    response: ServerResponse,
    { path, isCandidate = false, accepted = request.headers['accept-encoding'] }: Asked,
  ) {
    const since = memory.now()
    const canKeep = (head: Head) => isCandidate && isKeepable(head, path)
    const decide = (head: Head) => {
      if (isBroken(head) || canKeep(head)) return 'hold'
      finishHead(response)
      return 'pass'
    }
    capture(response, decide, (finished) => {
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      request.headers['accept-encoding'] = accepted
      give(answerFor(finished), request, response).catch((error) => log.error(String(error)))
    })
    const answerFor = (finished: Finished) => {
      if (isBroken(finished)) return standIn(finished.status)
      const kept = keptFrom(finished, path)
      memory.keep(path, kept, since)
      return kept
    }
    await handle(request, response)
  }

  async function give(kept: Kept, request: IncomingMessage, response: ServerResponse) {
    const isForEditor = marksEditors && kept.status === 200 && isHtml(kept.headers)
    const isWanted = isForEditor && mayBeEditor(request.headers.cookie)
    return send(isWanted ? await forEditors(kept) : kept, request, response)
  }

  function standIn(status: number) {
    const { body, ...head } = errorPage(isOutage() ? 503 : status, organisation)
    return keepable(body, head)
  }
}

/**
 * Navigation data of the router varies by more headers than are worth keeping; APIs and previews are personal; feeds
 * differ by their query, and are made of what is kept of the content.
 */
function mayBeKept({ method, headers }: IncomingMessage, path: string) {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (isStaticFile(path)) return true
  if (headers.rsc !== undefined || headers['next-action'] !== undefined) return false
  return (
    !/^\/(?:api|buildrss|preview|_next)(?:\/|$)/.test(path) && !headers.cookie?.includes('__prerender_bypass')
  )
}

function isKeepable({ status, headers }: Head, path: string) {
  if (isStaticFile(path)) return status === 200 && !isHtml(headers)
  const isWhole = headers['x-nextjs-cache'] === 'HIT' || headers['x-nextjs-cache'] === 'MISS'
  return (status === 200 || status === 404) && isWhole && headers[tagsHeader] !== undefined && isHtml(headers)
}

function keptFrom({ status, headers, body }: Finished, path: string): Kept {
  const clean = Object.fromEntries(Object.entries(headers).filter(([name]) => !isInternal(name)))
  if (isStaticFile(path)) return keepable(body, { status, headers: clean, isForever: true })
  const tags = tagsOf(headers)
  return keepable(Buffer.from(startLate(body.toString('utf8'))), {
    status: tags.includes(missingTag) ? 404 : status,
    tags,
    headers: { ...clean, 'cache-control': sharedFor, 'speculation-rules': `"${speculationRulesPath}"` },
  })
}

/** By its one plain name: other spellings of it would each be kept, and compressed, once more. */
const isStaticFile = (path: string) => /^\/_next\/static(?:\/[\w.~-]+)+$/.test(path)

/** Browsers ask each time (a 304 when nothing changed); caches in front may help for half a minute and in an outage. */
const sharedFor =
  'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60, stale-if-error=86400'

const tagsOf = (headers: Head['headers']) =>
  String(headers[tagsHeader] ?? '')
    .split(',')
    .filter(Boolean)
const isHtml = (headers: Head['headers']) => String(headers['content-type']).startsWith('text/html')
/** What our own API says about a failure stands; everything else becomes a page. */
const isBroken = ({ status, headers }: Head) =>
  status >= 500 && !String(headers['content-type']).includes('json')
const isInternal = (name: string) =>
  name === tagsHeader || name.startsWith('x-nextjs-') || name === 'etag' || name === 'content-length'

/** A redirect to an address with a query: Next.js repeats the query of the request, which may hold a token. */
const repeatsQuery = (response: ServerResponse) =>
  response.statusCode >= 300 &&
  response.statusCode < 400 &&
  String(response.getHeader('location') ?? '').includes('?')

/**
 * A page that brings no policy of its own gets the strictest; two policies would intersect. Caches in front hear of no
 * webhook: what Next.js would let them keep for a day they keep as long as a page.
 */
function finishHead(response: ServerResponse) {
  if (String(response.getHeader('cache-control')).includes('s-maxage'))
    response.setHeader('cache-control', sharedFor)
  if (tagsOf(response.getHeaders()).includes(missingTag)) response.statusCode = 404
  response.removeHeader(tagsHeader)
  if (repeatsQuery(response))
    for (const [name, value] of Object.entries(privateHeaders)) response.setHeader(name, value)
  if (isHtml(response.getHeaders()) && !response.hasHeader('content-security-policy'))
    response.setHeader('content-security-policy', contentSecurityPolicy())
}
