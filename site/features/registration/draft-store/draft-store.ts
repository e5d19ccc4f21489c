import { randomUUID } from 'node:crypto'
import type { RecordCabinet } from '@association/services/shared-state'
import { emptyDraft } from '../draft/empty-draft.ts'
import { mergeDrafts } from '../draft/merge-drafts.ts'
import type { Draft } from '../draft.ts'
import { type CookieConfig, draftCookies, draftsIn } from './draft-cookie.ts'
import { keptDrafts } from './kept-drafts.ts'

export type DraftParts = {
  config: CookieConfig
  records: RecordCabinet
  log: { warn(message: string): void }
}

export type DraftVisitor = { headers: Headers; session: { subject: string } | undefined }

export type SavedDraft = {
  draft: Draft
  /** `Set-Cookie` values. */
  cookies: string[]
  /** False if neither device nor server has the draft. The page then shows `messages.tooMuch`. */
  isKept: boolean
}

export function draftStore({ config, records, log }: DraftParts) {
  const kept = keptDrafts({ records, secret: config.registration.secret })

  /** Without the server's records, the device's copy counts. */
  async function orWarn<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work
    } catch (error) {
      log.warn(
        `The drafts of registrations cannot be used: ${error instanceof Error ? error.message : error}.`,
      )
      return undefined
    }
  }

  return {
    /** Resolves with an empty draft and a new id if there is none. */
    async open({ headers, session }: DraftVisitor, edition: string): Promise<Draft> {
      const onDevice = ofVisitor(draftsIn(headers, config), session).find((each) => each.edition === edition)
      const onServer = session && (await orWarn(kept.get(session.subject, edition)))
      const found = onDevice && onServer ? mergeDrafts(onDevice, onServer) : (onDevice ?? onServer)
      return owned(found ?? emptyDraft(edition, randomUUID()), session)
    },

    async save(given: Draft, { headers, session }: DraftVisitor): Promise<SavedDraft> {
      const draft = owned(given, session)
      const onServer = session && (await orWarn(kept.save({ ...draft, owner: session.subject })))
      const others = ofVisitor(draftsIn(headers, config), session).filter(
        ({ edition }) => edition !== draft.edition,
      )
      const result = onServer ?? draft
      const cookies = draftCookies([result, ...others], config)
      return {
        draft: result,
        cookies: cookies ?? [],
        isKept: cookies !== undefined || onServer !== undefined,
      }
    },
  }
}

/**
 * Never shows another person's draft. A draft without an owner goes to the next person who signs in; an owned one
 * outlives the session, but not a sign-out.
 */
const ofVisitor = (drafts: Draft[], session: DraftVisitor['session']) =>
  drafts.filter(({ owner }) => session === undefined || owner === undefined || owner === session.subject)

const owned = (draft: Draft, session: DraftVisitor['session']): Draft =>
  session ? { ...draft, owner: session.subject } : draft
