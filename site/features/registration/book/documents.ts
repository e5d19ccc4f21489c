import { isRecord } from '@association/content/safe/is-record.ts'
import { type RecordCabinet, RecordsError } from '@association/services/shared-state'
import { openSealed, seal } from '../../../base/security/seal.ts'
import type { Draft } from '../draft.ts'
import type { RegistrationLine } from '../lines/lines-of.ts'

/** Contains personal data. */
export type RegistrationDocument = {
  id: string
  edition: string
  owner: string
  draft: Draft
  lines: readonly RegistrationLine[]
  /** Cents. */
  total: number
  tier: string | null
  isVanguard: boolean
  isJoining: boolean
  /** Unix milliseconds. */
  submittedAt: number
}

/** Seals each document separately. Calls reject with RecordsError. */
export function registrationDocuments({ records, secret }: { records: RecordCabinet; secret: string }) {
  const sealingAt = (place: string) => ({ secret, purpose: 'registrations', place })
  return {
    async get(id: string): Promise<RegistrationDocument | undefined> {
      const record = await records.get(keyOf(id))
      if (!record) return undefined
      const opened = openSealed(record.value, sealingAt(keyOf(id)))
      if (!opened || !isDocument(opened.value))
        throw new RecordsError(
          'damaged',
          'a registration cannot be read: is REGISTRATION_SECRET another one?',
        )
      return opened.value
    },
    remove: (id: string) => records.remove(keyOf(id)),
    put: (document: RegistrationDocument, keepMs: number) =>
      records.put(keyOf(document.id), seal(document, sealingAt(keyOf(document.id))), { keepMs }),
  }
}

const keyOf = (id: string) => `registration ${id}`

/** Only this module seals such a value. */
const isDocument = (value: unknown): value is RegistrationDocument => isRecord(value) && 'draft' in value
