import { isUpstreamError } from '@association/services/upstream'
import type { ReactNode } from 'react'
import { confirmationPath } from '../line-kind/registered-lines.ts'
import { type Flow, openFlow, shownProblems } from '../machine/next.ts'
import { messages, noticeOf, stepTitles } from '../pages/messages.ts'
import { StatePage } from '../pages/state-page.tsx'
import { stepPath } from '../registration-paths.ts'
import type { Contact } from './contact.ts'
import { prefilled } from './profile.ts'
import { findRegistration, type Registration, type RegistrationNeeds, type Visit } from './registration.ts'
import { RegistrationState } from './state-of.tsx'
import { StepPage } from './step-page.tsx'

type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>

type StepVisit = Visit & {
  /** It comes from the address, unchecked. */
  step: string
  query: PageQuery
  contact: Contact
}

type ShownStep = { title: string; page: ReactNode } | { redirect: string }

/** Returns the step's page, or a redirect to the step that the visitor can see. */
export async function pageOf(asked: StepVisit, needs: RegistrationNeeds): Promise<ShownStep> {
  const { contact, query } = asked
  try {
    const found = await findRegistration(asked, keyIn(query), needs)
    if (found.kind === 'open') return await openPage(found.registration, asked, needs)
    const title = 'edition' in found ? messages.states.title(found.edition.name) : messages.states.anyTitle
    return { title, page: <RegistrationState found={found} contact={contact} now={needs.now()} /> }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    const { anyTitle: title, away, again } = messages.states
    // An empty address reloads the step, because its redirects need the event.
    const ways = [{ href: '', text: again }]
    return {
      title,
      page: <StatePage {...{ title, texts: [away], ways, about: contact, help: messages.help }} />,
    }
  }
}

const keyIn = ({ edition }: PageQuery) =>
  typeof edition === 'string' && edition !== '' ? edition : undefined

async function openPage(
  registration: Registration,
  { step, query, contact }: StepVisit,
  needs: RegistrationNeeds,
): Promise<ShownStep> {
  const { edition, draft, context, visitor } = registration
  if (await isPaid(registration, needs)) return { redirect: confirmationPath(draft.id) }
  const flow = openFlow(draft, context, { step, isEditing: query.edit === '1' })
  const isSubmitted = draft.submittedAt !== undefined
  if (!isSubmitted && step !== String(flow.step))
    return { redirect: stepPath(flow.step, { edition: edition.key, isEdit: flow.isEditing }) }
  const isNew = flow.step === 6 && draft.answers[6] === undefined
  const profile = isNew && visitor ? await prefilled(visitor.platform) : undefined
  return {
    title: isSubmitted ? messages.submitted.title : stepTitle(flow),
    page: <StepPage {...{ registration, flow, contact, profile }} notice={noticeOf(query.notice)} />,
  }
}

/** A paid registration is changed by telephone. False while unknown. */
async function isPaid({ edition, draft, visitor }: Registration, needs: RegistrationNeeds): Promise<boolean> {
  if (draft.submittedAt === undefined || !visitor) return false
  return needs.isPaid(edition, { id: draft.id, subject: visitor.session.subject }).catch(() => false)
}

function stepTitle(flow: Flow): string {
  const { step } = flow
  const title = `${stepTitles[step]} (${messages.stepOf(step)})`
  return shownProblems(flow).length > 0 ? messages.errorPrefix + title : title
}
