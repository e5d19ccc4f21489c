import { randomUUID } from 'node:crypto'
import type { SiteConfig } from '@association/services/config'
import { inTime, isUpstreamError } from '@association/services/upstream'
import { formRefusal, ownForm, wantsJson } from '../../../base/security/own-form.ts'
import { privateHeaders } from '../../../base/security/private-headers.ts'
import { problem } from '../../../base/security/problem.ts'
import type { Step } from '../answers.ts'
import { type StepValues, valuesOfForm } from '../draft/values.ts'
import type { Draft } from '../draft.ts'
import type { DraftVisitor, SavedDraft } from '../draft-store/draft-store.ts'
import { type Flow, type FlowEvent, next, stepOf } from '../machine/next.ts'
import { isComplete } from '../machine/progress.ts'
import { valuesOf } from '../machine/texts.ts'
import { messages, type Notice } from '../pages/messages.ts'
import type { SavedAnswer } from '../registration-form/show-summary.ts'
import { stepPath } from '../registration-paths.ts'
import { joiningOf } from '../visit/joining.ts'
import { profileMs, saveProfiles } from '../visit/profile.ts'
import { findRegistration, type Registration, type RegistrationNeeds } from '../visit/registration.ts'
import { summaryOf } from '../visit/summary-of.ts'

export type StepNeeds = RegistrationNeeds & {
  config: Pick<SiteConfig, 'siteUrl' | 'hosts' | 'organisation'>
  saveDraft(draft: Draft, visitor: DraftVisitor): Promise<SavedDraft>
  profileMs?: number
  forget(subject: string): Promise<void>
}

/**
 * Answers `POST /api/registration/step`: saves the form and redirects to the next page, or answers JSON with the total.
 * 503 while the event cannot be loaded.
 */
export async function answerStep(request: Request, needs: StepNeeds): Promise<Response> {
  const form = await ownForm(request, needs.config)
  if (form instanceof Response) return form
  const step = stepOf(form.get('step'))
  const edition = form.get('edition')
  if (!step || !edition) return problem(400, messages.states.unknown)
  const found = await findRegistration(request, edition, needs).catch(unreachable)
  if (found === 'unreachable') {
    const refused = formRefusal(request, needs.config)
    return refused(503, messages.states.notSaved, { 'retry-after': '60' })
  }
  if (found.kind === 'open') return saveStep(request, { form, step, registration: found.registration, needs })
  return wantsJson(request) ? problem(409, messages.states.notOpen) : seeOther(stepPath(step, { edition }))
}

function unreachable(error: unknown) {
  if (!isUpstreamError(error)) throw error
  return 'unreachable' as const
}

type SentStep = { form: URLSearchParams; step: Step; registration: Registration; needs: StepNeeds }

async function saveStep(request: Request, { form, step, registration, needs }: SentStep): Promise<Response> {
  const { draft, context, visitor } = registration
  if (draft.submittedAt !== undefined && wantsJson(request)) return problem(409, messages.submitted.notSaved)
  const before: Flow = { draft, context, step, isEditing: form.get('edit') === '1' }
  const values = valuesOfForm(step, form, valuesOf(draft, step))
  const events = buttonEvents(form.get('do'), { step, values, at: needs.now(), newId: randomUUID() })
  const after = follow(before, events)
  const isLeaving = events[0]?.type === 'continue' && step === 6 && isComplete(6, after.draft, context)
  const [saved, isInProfile] = await Promise.all([
    needs.saveDraft(after.draft, { headers: request.headers, session: visitor?.session }),
    isLeaving ? keepInProfile(registration, after.draft, needs) : true,
  ])
  if (wantsJson(request)) return withCookies(Response.json(savedAnswer(registration, saved)), saved)
  const shown = saved.isKept ? after : before
  const notice: Notice | undefined = saved.isKept ? (isInProfile ? undefined : 'profile') : 'long'
  const at = { edition: draft.edition, isEdit: shown.isEditing, notice }
  return withCookies(seeOther(stepPath(shown.step, at)), saved)
}

type PressedButton = { step: Step; values: StepValues; at: number; newId: string }

/** `change-1` changes a submitted registration, from step 1. An unknown button only saves. */
function buttonEvents(button: string | null, { step, values, at, newId }: PressedButton): FlowEvent[] {
  const entered = { step, values, at }
  const target = /^go-(\d)$/.exec(button ?? '')?.[1]
  if (target !== undefined)
    return [
      { type: 'save', ...entered },
      { type: 'go', step: target },
    ]
  const changed = /^change-(\d)$/.exec(button ?? '')?.[1]
  if (changed !== undefined)
    return [
      { type: 'restart', id: newId, at, withAnswers: true },
      { type: 'edit', step: changed },
    ]
  switch (button) {
    case 'continue':
    case 'back':
      return [{ type: button, ...entered }]
    case 'change':
    case 'restart':
      return [{ type: 'restart', id: newId, at, withAnswers: button === 'change' }]
    default:
      return [{ type: 'save', ...entered }]
  }
}

const follow = (flow: Flow, events: readonly FlowEvent[]): Flow =>
  events.reduce((current, event) => next(current, event), flow)

/** True if saved in time, and for guests, who have no profile. */
async function keepInProfile({ visitor }: Registration, draft: Draft, needs: StepNeeds): Promise<boolean> {
  if (!visitor) return true
  const saving = saveProfiles(visitor.platform, valuesOf(draft, 6))
  const isSaved = await inTime(saving, needs.profileMs ?? profileMs)
  await needs.forget(visitor.session.subject)
  return isSaved === true
}

const savedAnswer = (registration: Registration, { draft, isKept }: SavedDraft): SavedAnswer => {
  const saved = { ...registration, draft }
  return { isKept, summary: summaryOf(saved), joining: joiningOf(saved)?.sentence }
}

const seeOther = (path: string) => new Response(null, { status: 303, headers: { location: path } })

function withCookies(response: Response, { cookies }: SavedDraft): Response {
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
