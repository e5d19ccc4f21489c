import { canAgree, type QuoteChange } from '../lines/changes-since.ts'
import { changeSentence } from '../lines/messages.ts'
import type { Quote } from '../lines/quote.ts'
import { logInPath, stepPath } from '../registration-paths.ts'
import type { SubmitAnswer, SubmitRequest } from '../submit-answer.ts'
import { messages } from './messages.ts'

export type Said = {
  text: string
  sentences?: readonly string[]
  link?: { href: string; text: string }
  /** The next press agrees to this quote. */
  agreesTo?: Quote
}

export type SubmitParts = {
  send(request: SubmitRequest): Promise<Response>
  /** False if the browser would lose a cart. */
  canKeep(): boolean
  fillCart(lines: Extract<SubmitAnswer, { outcome: 'submitted' }>['lines']): Promise<'kept' | 'full' | 'lost'>
}

export async function submitRegistration(request: SubmitRequest, parts: SubmitParts): Promise<'done' | Said> {
  if (!parts.canKeep()) return { text: messages.notKept }
  try {
    const response = await parts.send(request)
    if (response.status === 401) return signedOut(request)
    if (!response.ok) return { text: await detailOf(response) }
    return await follow(await response.json(), request, parts)
  } catch {
    return { text: messages.failed }
  }
}

async function follow(
  answer: SubmitAnswer,
  { edition }: SubmitRequest,
  parts: SubmitParts,
): Promise<'done' | Said> {
  if (answer.outcome === 'changed') return changed(answer.changes, answer.now, edition)
  if (answer.outcome === 'incomplete')
    return { text: messages.incomplete, link: toStep(answer.step, edition) }
  const filled = await parts.fillCart(answer.lines)
  if (filled === 'kept') return answer.isInProfile === false ? notInProfile : 'done'
  return { text: filled === 'full' ? messages.full : messages.notKept }
}

const notInProfile: Said = {
  text: messages.notInProfile,
  link: { href: '/cart', text: messages.toCart },
}

function changed(changes: readonly QuoteChange[], now: Quote, edition: string): Said {
  const gap = changes.flatMap((change) =>
    change.kind === 'full' || change.kind === 'unsold' ? change : [],
  )[0]
  return {
    text: messages.changed,
    sentences: changes.map(changeSentence),
    ...(canAgree(changes) && { agreesTo: now }),
    ...(gap && { link: toStep(gap.step, edition) }),
  }
}

const toStep = (step: Parameters<typeof stepPath>[0], edition: string) => ({
  href: stepPath(step, { edition, isEdit: true }),
  text: messages.correct(step),
})

const signedOut = ({ edition }: SubmitRequest): Said => ({
  text: messages.signInEnded,
  link: { href: logInPath(stepPath(7, { edition })), text: messages.logIn },
})

/** The site's own errors tell in `detail` what to do. */
async function detailOf(response: Response): Promise<string> {
  const isOurs = response.headers.get('content-type')?.startsWith('application/problem+json')
  const body: unknown = isOurs ? await response.json().catch(() => undefined) : undefined
  const hasDetail = typeof body === 'object' && body !== null && 'detail' in body
  return hasDetail && typeof body.detail === 'string' ? body.detail : messages.failed
}
