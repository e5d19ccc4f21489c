import { valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { isVersionMismatch } from '../contentful/refusal.ts'
import type { Session } from '../contentful/session.ts'
import { gatewayOf } from '../entry/gateway.ts'
import { type SaveFailure, saveFailureOf } from '../entry/save-failure.ts'
import { withValues } from '../entry/stored-entry.ts'
import { draftPlaces } from './draft-places.ts'
import { sendStateOf } from './find-unsent.ts'
import type { SendState, Unsent } from './unsent.ts'

export type SendResult = { entry: EntryProps } | { state: SendState } | { failure: SaveFailure }

/** A colleague can store a newer version between the read and the write, so a write is repeated. */
const mostAttempts = 3

export async function sendDraft(session: Session, unsent: Unsent): Promise<SendResult> {
  try {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const result = await tryToSend(session, unsent)
      if (!result) continue
      if ('entry' in result) forgetDraft(session, unsent)
      return result
    }
    return { failure: 'changing' }
  } catch (error) {
    return { failure: saveFailureOf(error) }
  }
}

/** Returns undefined if the entry changed between the read and the write. */
async function tryToSend(
  session: Session,
  { draft, field, ...ref }: Unsent,
): Promise<SendResult | undefined> {
  const locale = session.sdk.locales.default
  const gateway = gatewayOf(session, ref)
  const entry = await gateway.load()
  const state = sendStateOf(draft, valuesOf(entry, locale)[field])
  if (state === 'stored') return { entry }
  if (state !== 'ready' || !('value' in draft.input)) return { state }
  const values = { [field]: draft.input.value ?? undefined }
  try {
    return { entry: await gateway.update(withValues(entry, values, locale)) }
  } catch (error) {
    if (isVersionMismatch(error)) return undefined
    throw error
  }
}

export function forgetDraft(session: Session, { space, entry, field, draft }: Unsent) {
  for (const place of draftPlaces(session))
    if (place.space === space && place.entry === entry && place.field === field)
      place.store.remove(field, draft.writer)
}
