import { isRecord } from '@association/content/safe/is-record.ts'
import { type Step, steps } from '../answers.ts'
import type { Draft, StepAnswers } from '../draft.ts'
import { isRegistrationId } from './empty-draft.ts'
import { keptValues } from './values.ts'

/** Drops unknown and invalid parts. Returns `empty` for a value that is no draft of its edition. Never throws. */
export function parseDraft(stored: unknown, empty: Draft): Draft {
  if (!isRecord(stored) || own(stored, 'edition') !== empty.edition) return empty
  const [id, owner] = [own(stored, 'id'), own(stored, 'owner')]
  const restartedAt = timeOf(own(stored, 'restartedAt'))
  const submittedAt = timeOf(own(stored, 'submittedAt'))
  return {
    edition: empty.edition,
    id: isRegistrationId(id) ? id : empty.id,
    ...(isSubject(owner) && { owner }),
    ...(isRegistrationId(id) && restartedAt !== undefined && { restartedAt }),
    answers: parseAnswers(own(stored, 'answers')),
    // A new id was never submitted.
    ...(isRegistrationId(id) && submittedAt !== undefined && { submittedAt }),
  }
}

function parseAnswers(stored: unknown): Draft['answers'] {
  if (!isRecord(stored)) return {}
  const read = steps.flatMap((step): [Step, StepAnswers][] => {
    const answers = parseStep(step, own(stored, String(step)))
    return answers ? [[step, answers]] : []
  })
  return Object.fromEntries(read)
}

function parseStep(step: Step, stored: unknown): StepAnswers | undefined {
  if (!isRecord(stored)) return undefined
  const values = own(stored, 'values')
  if (!isRecord(values)) return undefined
  return {
    values: keptValues(step, values),
    at: timeOf(own(stored, 'at')) ?? 0,
    isAttempted: own(stored, 'isAttempted') === true,
  }
}

const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

const isSubject = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 255

/** JSON does not keep the sign of -0. */
const timeOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Math.abs(Number(value)) : undefined
