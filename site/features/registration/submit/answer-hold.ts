import * as v from 'valibot'
import { ownRequest } from '../../../base/security/own-request.ts'
import { privateHeaders } from '../../../base/security/private-headers.ts'
import { problem } from '../../../base/security/problem.ts'
import type { SubmitParts } from './answer-submit.ts'
import { canStillBuy } from './document-of.ts'
import { findOwned } from './find-owned.ts'
import { messages } from './messages.ts'
import { unlessAway } from './unless-away.ts'

const asked = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) })

/**
 * Answers `POST /api/registration/hold` with `{ id }`: holds the seats for another hour. 409 if seats or prices are
 * gone.
 */
export async function answerHold(request: Request, parts: SubmitParts): Promise<Response> {
  const { needs, registrations, log } = parts
  const body = await ownRequest(request, needs.config)
  if (body instanceof Response) return body
  const { success, output } = v.safeParse(asked, body)
  if (!success) return problem(400, messages.badId)
  const session = (await needs.visitor(request))?.session
  if (!session) return problem(401, messages.loggedOut)
  return unlessAway(log, async () => {
    const found = await findOwned(output.id, session.subject, { registrations, editions: needs.editions })
    if (!found) return problem(404, messages.noRegistration)
    const { edition, document } = found
    const canRenew = () => canStillBuy(document.tier, { edition, now: needs.now() })
    const renewed = await registrations.renew(edition, { id: output.id, subject: session.subject }, canRenew)
    return renewed === 'renewed'
      ? new Response(null, { status: 204, headers: privateHeaders })
      : problem(409, messages.notHeld)
  })
}
