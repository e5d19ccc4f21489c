import type { Draft } from '../draft.ts'

/** A registration in which nothing was entered. `id` is random, from `isRegistrationId`'s characters. */
export const emptyDraft = (edition: string, id: string): Draft => ({ edition, id, answers: {} })

/** 16 to 64 letters, digits, `-` and `_`: a UUID is one. */
export const isRegistrationId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{16,64}$/.test(value)
