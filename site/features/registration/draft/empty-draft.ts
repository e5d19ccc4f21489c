import type { Draft } from '../draft.ts'

export const emptyDraft = (edition: string, id: string): Draft => ({ edition, id, answers: {} })

export const isRegistrationId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{16,64}$/.test(value)
