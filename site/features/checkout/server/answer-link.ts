import { inTime, late } from '@association/services/upstream'
import * as v from 'valibot'
import { ownRequest } from '../../../security/own-request.ts'
import { problem } from '../../../security/problem.ts'
import type { CheckoutLink } from '../created-checkout.ts'
import { messages } from '../messages.ts'
import { deadlinesMs } from './limits.ts'

export type LinkParts = {
  config: { siteUrl: string; hosts: readonly string[]; shop: { origins: readonly string[] } }
  sessionOf(request: Request): Promise<unknown>
  /** The access token for the member platform; undefined while the provider gives none. */
  accessTokenOf(request: Request): Promise<string | undefined>
  /** The link that signs in at the shop; after a failure the original URL. Rejects with `No Token` without a token. */
  multipass(token: string | undefined, checkoutUrl: string): Promise<string>
  log: { warn(message: string): void }
  deadlineMs?: number
}

const asked = v.object({ checkoutUrl: v.pipe(v.string(), v.maxLength(2000)) })

/** `POST /api/checkout/link` with `{ checkoutUrl }`: gets the access token, then the link that signs in at the shop. */
export async function answerLink(request: Request, parts: LinkParts): Promise<Response> {
  const { config, log } = parts
  const body = await ownRequest(request, config)
  if (body instanceof Response) return body
  const { success, output } = v.safeParse(asked, body)
  if (!success) return problem(400, messages.noCheckoutUrl)
  if (!isOfShop(output.checkoutUrl, config)) return refuse(output.checkoutUrl, log)
  try {
    const url = await linkFor(output.checkoutUrl, request, parts)
    if (url === late) return problem(504, messages.signInLate)
    if (!isOfShop(url, config)) return refuse(url, log)
    const link: CheckoutLink = { url, isSignedIn: url !== output.checkoutUrl }
    return Response.json(link, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    log.warn(`The checkout did not open: ${error instanceof Error ? error.message : error}`)
    // The provider may have ended the session when it was asked for a token.
    const hasEnded = (await parts.sessionOf(request)) === undefined
    return hasEnded ? problem(401, messages.loggedOut) : problem(502, messages.signInFailed)
  }
}

/** Rejects with `No Token` while the provider gives none. */
async function linkFor(checkoutUrl: string, request: Request, parts: LinkParts) {
  const token = await inTime(parts.accessTokenOf(request), parts.deadlineMs ?? deadlinesMs.token)
  return token === late ? late : parts.multipass(token, checkoutUrl)
}

const isOfShop = (url: string, { shop }: LinkParts['config']) =>
  URL.canParse(url) && shop.origins.includes(new URL(url).origin)

/** An attacker may try to lead visitors to another site. The log contains only the origin. */
function refuse(url: string, log: LinkParts['log']) {
  const origin = URL.canParse(url) ? new URL(url).origin : 'no address'
  log.warn(`A checkout that leads to ${origin} was refused: it is not the shop.`)
  return problem(400, messages.notTheShop)
}
