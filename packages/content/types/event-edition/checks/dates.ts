import { timeOf } from '../../../derive/time-of.ts'
import { dayOf } from '../../../shared/dates.ts'
import { type EditionAdvice, type EditionValues, error, warning } from './values.ts'

export const dateAdvice = (values: EditionValues): EditionAdvice[] => [
  ...deadlineAdvice(values),
  ...registrationAdvice(values),
  ...activityAdvice(values),
]

const deadlines = { earlyBirdDeadline: 'early bird', advancedDeadline: 'advanced' } as const
type Deadline = keyof typeof deadlines

function deadlineAdvice(values: EditionValues): EditionAdvice[] {
  const first = dayOf(values.startDate)
  const [early, advanced] = [dayOf(values.earlyBirdDeadline), dayOf(values.advancedDeadline)]
  const late = (Object.keys(deadlines) as Deadline[]).filter((field) => {
    const day = dayOf(values[field])
    return day !== undefined && first !== undefined && day >= first
  })
  return [
    ...late.map((field) =>
      error(field, `The ${deadlines[field]} deadline is not before the event. Enter an earlier day.`),
    ),
    ...(early !== undefined && advanced !== undefined && advanced <= early
      ? [
          error(
            'advancedDeadline',
            'The advanced deadline is not after the early bird deadline. Enter a later day.',
          ),
        ]
      : []),
  ]
}

const dayMs = 86_400_000

function registrationAdvice(values: EditionValues): EditionAdvice[] {
  const [opens, closes] = [timeOf(values.registrationOpens), timeOf(values.registrationCloses)]
  const [start, end] = [timeOf(dayOf(values.startDate)), timeOf(dayOf(values.endDate))]
  const early = timeOf(dayOf(values.earlyBirdDeadline))
  if (opens === undefined)
    return [
      warning('registrationOpens', 'Without this day, registration never opens. Enter the day and the time.'),
    ]
  return [
    ...(start !== undefined && opens >= start
      ? [error('registrationOpens', 'Registration opens when the event has begun. Enter an earlier time.')]
      : []),
    ...(closes !== undefined && closes <= opens
      ? [error('registrationCloses', 'Registration closes before it opens. Enter a later time.')]
      : []),
    ...(closes !== undefined && end !== undefined && closes > end + dayMs
      ? [error('registrationCloses', 'Registration closes after the event is over. Enter an earlier time.')]
      : []),
    ...(early !== undefined && early + dayMs < opens
      ? [
          warning(
            'earlyBirdDeadline',
            'The early bird deadline passes before registration opens. Enter a later day, or remove it.',
          ),
        ]
      : []),
  ]
}

/** The activities take place on one day of the event. */
function activityAdvice(values: EditionValues): EditionAdvice[] {
  const { groupActivityDay, golfVariant, soundBathVariant, pickleballVariant } = values
  const [start, end] = [timeOf(dayOf(values.startDate)), timeOf(dayOf(values.endDate))]
  if (groupActivityDay === undefined)
    return golfVariant || soundBathVariant || pickleballVariant
      ? [
          warning(
            'groupActivityDay',
            'Without this day, nobody is asked for a group activity. Enter the number of the day.',
          ),
        ]
      : []
  const days = start === undefined || end === undefined ? undefined : Math.round((end - start) / dayMs) + 1
  return days !== undefined && days > 0 && groupActivityDay > days
    ? [error('groupActivityDay', `The event has ${daysOf(days)}. Enter a number from 1 to ${days}.`)]
    : []
}

const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`)
