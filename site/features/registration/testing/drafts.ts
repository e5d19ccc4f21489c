import type { Step } from '../answers.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import type { StepValues } from '../draft/values.ts'
import type { Draft } from '../draft.ts'
import { edition, now } from './edition.ts'

export const valid = {
  1: { 'course-1': 'listening', 'course-2': '', 'course-3': 'change', join: '', waiting: [] },
  2: { guests: '2', 'guest-1': 'Bo Lindqvist', 'guest-2': 'Zoë Ng', 'guest-3': '', 'guest-4': '' },
  3: { activity: 'golf' },
  4: { handicap: '12.4', clubs: 'rent-left', pairing: 'Dr. Osei' },
  5: { skill: 'beginner', paddle: 'borrow' },
  6: {
    firstName: 'Ada',
    lastName: 'Okafor',
    credentials: 'MD',
    badgeName: '',
    email: 'ada@example.org',
    phone: '+1 (312) 555-0100',
    organization: '',
    emergencyName: 'Bo Lindqvist',
    emergencyPhone: '312.555.0111',
    diet: ['Vegan'],
    dietOther: '',
    visa: '',
    sponsorOptOut: 'yes',
  },
  7: {},
} as const satisfies Record<Step, StepValues>

export const id = 'a-registration-0001'

type Answers = { readonly [S in Step]?: StepValues }

export const draftWith = (answers: Answers, changed: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(edition.key, id),
  answers: Object.fromEntries(
    Object.entries(answers).map(([step, values]) => [
      step,
      { values, at: now + Number(step), isAttempted: true },
    ]),
  ),
  ...changed,
})

export const complete = (answers: Answers = {}): Draft => {
  const { 5: _, 7: __, ...golfer } = valid
  return draftWith({ ...golfer, ...answers })
}
