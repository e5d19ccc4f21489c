import { inTime, late } from '@association/services/upstream'
import * as v from 'valibot'
import { ownRequest } from '../../../base/security/own-request.ts'
import { problem } from '../../../base/security/problem.ts'
import type { CheckoutLink } from '../created-checkout.ts'
import { messages, routeMessages } from '../messages.ts'
import { deadlinesMs } from './limits.ts'

export type LinkParts = {
  config: { siteUrl: string; hosts: readonly string[]; shop: { origins: readonly string[] } }
  sessionOf(request: Request): Promise<unknown>
  accessTokenOf(request: Request): Promise<string | undefined>
  /** Resolves with the original URL after a failure. Rejects with `No Token` without a token. */
  multipass(token: string | undefined, checkoutUrl: string): Promise<string>
  log: { warn(message: string): void }
  deadlineMs?: number
}

const asked = v.object({ checkoutUrl: v.pipe(v.string(), v.maxLength(2000)) })

/** Answers `POST /api/checkout/link` with `{ checkoutUrl }`. */
export async function answerLink(request: Request, parts: LinkParts): Promise<Response> {
  const { config, log } = parts
  const body = await ownRequest(request, config)
  if (body instanceof Response) return body
  const { success, output } = v.safeParse(asked, body)
  if (!success) return problem(400, routeMessages.noCheckoutUrl)
  const checkoutUrl = urlOfShop(output.checkoutUrl, config)
  if (checkoutUrl === undefined) return refuse(output.checkoutUrl, log)
  try {
    const answer = await linkFor(checkoutUrl, request, parts)
    if (answer === late) return problem(504, routeMessages.signInLate)
    const url = urlOfShop(answer, config)
    if (url === undefined) return refuse(answer, log)
    const link: CheckoutLink = { url, isSignedIn: url !== checkoutUrl }
    return Response.json(link, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    log.warn(`The checkout did not open: ${error instanceof Error ? error.message : error}`)
    // Asking for a token may end the session.
    const hasEnded = (await parts.sessionOf(request)) === undefined
    return hasEnded ? problem(401, messages.loggedOut) : problem(502, routeMessages.signInFailed)
  }
}

async function linkFor(checkoutUrl: string, request: Request, parts: LinkParts) {
  const token = await inTime(parts.accessTokenOf(request), parts.deadlineMs ?? deadlinesMs.token)
  return token === late ? late : parts.multipass(token, checkoutUrl)
}

/** `blob:` URLs have the origin of their path. */
function urlOfShop(url: string, { shop }: LinkParts['config']): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, origin, username, password, href } = new URL(url)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username === '' && password === '' && shop.origins.includes(origin) ? href : undefined
}

/** An attacker may try to lead visitors to another site. The log contains only the origin. */
function refuse(url: string, log: LinkParts['log']) {
  const origin = URL.canParse(url) ? new URL(url).origin : 'no address'
  log.warn(`A checkout that leads to ${origin} was refused: it is not the shop.`)
  return problem(400, routeMessages.notTheShop)
}
