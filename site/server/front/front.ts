import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isUpstreamError, withBudget, withoutBudget } from '@association/services/upstream'
import { log } from '../../base/log.ts'
import { canonical } from '../../base/paths.ts'
import type { FoundPlace } from '../../content/places/found-place.ts'
import { send } from '../answers/answer.ts'
import { counters, countRequest } from '../metrics/counters.ts'
import { RenderError } from '../stored/render-error.ts'
import { allowedQuery, type PageOfCode, pageOfCode } from './pages-of-code.ts'
import { passOn } from './pass-on.ts'
import { spellingsOf, targetOf, toOriginForm } from './paths.ts'
import { redirect, redirectTo, refuse, refuseApi, refuseMethod, refuseMore } from './refusals.ts'
import { answersPage, isApi, isDocument, webhookPath } from './routes.ts'
import type { Exchange, Front } from './site.ts'

/** Milliseconds and bytes; slow or large requests must not hold connections. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // Otherwise Node.js drops a second `Host` header.
  joinDuplicateHeaders: true,
}

/** An answer takes at most four seconds, rendering included. */
const budgetMs = 3_800

/** Stored pages are rendered by canonical path, without any part of the visitor's request. */
export function front(site: Front): RequestListener {
  const { memory, files, hosts } = site
  return (request, response) => {
    // With HTTP pipelining, responses wait for the one before.
    if (response.socket) respond(request, response)
    else response.once('socket', () => respond(request, response))
  }

  function respond(request: IncomingMessage, response: ServerResponse) {
    if (request.url?.[0] !== '/') toOriginForm(request)
    const { method, url = '', headers } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    const kept = isRead && hosts.has(headers.host ?? '') ? (memory.get(path) ?? files.kept(path)) : undefined
    if (!kept)
      return void withBudget(budgetMs, () => answer(site, request, response)).catch((error) =>
        failed(site, error, { request, response }),
      )
    counters.keptHits += 1
    countRequest(kept.kind, kept.status)
    send(kept, request, response)?.catch((error) => failed(site, error, { request, response }))
  }
}

async function answer(site: Front, request: IncomingMessage, response: ServerResponse) {
  const exchange = { request, response }
  const target = targetOf(request)
  if (target === undefined) return refuse(site, 400, exchange)
  const { path: sent, host } = target
  if (!spellingsOf(host).some((each) => site.hosts.has(each))) return refuse(site, 421, exchange)
  const path = canonical(sent)
  const own = site.methodsAt(path)
  if (!own && isApi(path)) return refuseApi(site, { status: 404 }, exchange)
  const allowed = own ?? pageMethods
  if (!allowed.includes(request.method ?? '')) return refuseMethod(site, { allowed, path }, exchange)
  // Files have one spelling, so others get no redirect.
  if (site.files.isFile(sent)) return sendFile(site, sent, exchange)
  if (path !== sent) return redirect(site, path, exchange)
  const page = pageOfCode(path)
  if (page) return sendPageOfCode(site, { ...page, path }, exchange)
  if (isDocument(path)) return sendDocument(site, path, exchange)
  if (own) return ask(site, path, exchange)
  return sendPage(site, path, exchange)
}

async function sendPage(site: Front, path: string, exchange: Exchange) {
  const since = site.position()
  const place = await site.placeAt(path)
  if (place?.kind === 'redirect') return redirectTo(site, place, exchange)
  return sendStored(site, { path, hasPage: place !== undefined, found: place && { place, since } }, exchange)
}

/** Strangers can request documents that do not exist. */
async function sendDocument(site: Front, path: string, exchange: Exchange) {
  if (!(await site.mayAsk(exchange.request, path))) return refuseMore(site, path, exchange)
  return sendStored(site, { path }, exchange)
}

async function sendPageOfCode(site: Front, page: PageOfCode & { path: string }, exchange: Exchange) {
  const { path } = page
  if (page.kind === 'stored') return sendStored(site, { path }, exchange)
  const { request, response } = exchange
  if (!(await site.mayAsk(request, path))) return refuseMore(site, path, exchange)
  const address = path + allowedQuery(request.url ?? '', page.parameters)
  const { cookie } = request.headers
  const { cookies = [], ...answer } = await (page.kind === 'personal'
    ? site.answerPersonal(address, cookie)
    : site.answerQuery(address))
  countRequest('page-query', answer.status)
  // Use prolongs the session.
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  return send(answer, request, response)
}

async function sendStored(
  { pages }: Front,
  { path, hasPage = true, found }: { path: string; hasPage?: boolean; found?: FoundPlace | undefined },
  { request, response }: Exchange,
) {
  const { answer, from } = await pages.at(path, hasPage, found)
  counters.keptMisses += 1
  const isStored = answer.kind !== 'page-hit' || from === 'memory'
  countRequest(isStored ? answer.kind : `page-${from}`, answer.status)
  return send(answer, request, response)
}

async function ask(site: Front, path: string, exchange: Exchange) {
  // Not limited: Contentful signs its webhooks and sends one for each publish.
  const isLimited = /^\/(?:api\/|auth\/|shared\/|preview\/|buildrss$)/.test(path) && path !== webhookPath
  const isTooMuch = isLimited && !(await site.mayAsk(exchange.request, path))
  if (isTooMuch) return refuseMore(site, path, exchange)
  exchange.response.once('close', () => countRequest('api', exchange.response.statusCode))
  const pass = () => passOn(site, exchange)
  return answersPage(path) ? pass() : withoutBudget(pass)
}

async function sendFile({ files, headers }: Front, path: string, { request, response }: Exchange) {
  const file = await files.at(path)
  countRequest('file', file?.status ?? 404)
  if (file) return send(file, request, response)
  response.writeHead(404, { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-cache' })
  response.end('There is no such file.')
}

const pageMethods = ['GET', 'HEAD']

function failed(site: Front, error: unknown, exchange: Exchange) {
  const isPassing = error instanceof RenderError && error.isPassing
  const isAway = isUpstreamError(error) || site.isOutage()
  if (!isAway) log.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
  if (exchange.response.headersSent) return void exchange.response.destroy()
  refuse(site, isAway || isPassing ? 503 : 500, exchange).catch(() => exchange.response.destroy())
}
