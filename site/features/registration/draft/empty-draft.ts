import type { Draft } from '../draft.ts'

/** `id` is random. */
export const emptyDraft = (edition: string, id: string): Draft => ({ edition, id, answers: {} })

/** A UUID is valid. */
export const isRegistrationId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{16,64}$/.test(value)
