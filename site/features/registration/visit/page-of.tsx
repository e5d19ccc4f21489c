import { isUpstreamError } from '@association/services/upstream'
import type { ReactNode } from 'react'
import { openFlow } from '../machine/next.ts'
import { messages, noticeOf } from '../pages/messages.ts'
import { StatePage } from '../pages/state-page.tsx'
import { stepPath } from '../registration-paths.ts'
import type { Contact } from './contact.ts'
import { prefilled } from './profile.ts'
import { findRegistration, type Registration, type RegistrationNeeds, type Visit } from './registration.ts'
import { RegistrationState } from './state-of.tsx'
import { StepPage } from './step-page.tsx'

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

type Asked = Visit & {
  /** As the address names it, so it can be anything. */
  step: string
  query: Query
  contact: Contact
}

/** The page at the address of a step, or the address of the step that the visitor can see. */
export async function pageOf(
  asked: Asked,
  needs: RegistrationNeeds,
): Promise<{ page: ReactNode } | { redirect: string }> {
  const { contact, query } = asked
  try {
    const found = await findRegistration(asked, keyIn(query), needs)
    if (found.kind === 'open') return await openPage(found.registration, asked)
    return { page: <RegistrationState found={found} contact={contact} now={needs.now()} /> }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    const { anyTitle, away } = messages.states
    return { page: <StatePage title={anyTitle} texts={[away]} about={contact} help={messages.help} /> }
  }
}

const keyIn = ({ edition }: Query) => (typeof edition === 'string' && edition !== '' ? edition : undefined)

async function openPage(registration: Registration, { step, query, contact }: Asked) {
  const { edition, draft, context, visitor } = registration
  const flow = openFlow(draft, context, { step, isEditing: query.edit === '1' })
  const isSubmitted = draft.submittedAt !== undefined
  if (!isSubmitted && step !== String(flow.step))
    return { redirect: stepPath(flow.step, { edition: edition.key, isEdit: flow.isEditing }) }
  const isNew = flow.step === 6 && draft.answers[6] === undefined
  const profile = isNew && visitor ? await prefilled(visitor.platform) : undefined
  return { page: <StepPage {...{ registration, flow, contact, profile }} notice={noticeOf(query.notice)} /> }
}
