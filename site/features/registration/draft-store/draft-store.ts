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

/** Who visits: the headers of the request, and the session if somebody is signed in. */
export type DraftVisitor = { headers: Headers; session: { subject: string } | undefined }

export type SavedDraft = {
  draft: Draft
  /** `Set-Cookie` values for the response. */
  cookies: string[]
  /** False if neither the device nor the server has the draft. Then say `messages.tooMuch`. */
  isKept: boolean
}

/** Where drafts of registrations are kept: on the device and, for whoever is signed in, on the server. */
export function draftStore({ config, records, log }: DraftParts) {
  const kept = keptDrafts({ records, secret: config.registration.secret })

  /** Without the server's records the copy on the device counts. */
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
    /** The draft of a visitor for one edition; an empty one with a new id if there is none. */
    async open({ headers, session }: DraftVisitor, edition: string): Promise<Draft> {
      const onDevice = ofVisitor(draftsIn(headers, config), session).find((each) => each.edition === edition)
      const onServer = session && (await orWarn(kept.get(session.subject, edition)))
      const found = onDevice && onServer ? mergeDrafts(onDevice, onServer) : (onDevice ?? onServer)
      return owned(found ?? emptyDraft(edition, randomUUID()), session)
    },

    /** Keeps a draft. On the device, drafts of other editions stay as they are. */
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
 * Drafts of another person are never shown. A draft without an owner belongs to whoever signs in. A draft with an owner
 * stays on the device after the session has lapsed; a sign-out removes it.
 */
const ofVisitor = (drafts: Draft[], session: DraftVisitor['session']) =>
  drafts.filter(({ owner }) => session === undefined || owner === undefined || owner === session.subject)

const owned = (draft: Draft, session: DraftVisitor['session']): Draft =>
  session ? { ...draft, owner: session.subject } : draft
