import { numberFeedback } from '@association/ui/form/number-feedback.ts'
import { activityChoices, clubs, handicaps, paddles, skills } from '../../answers.ts'
import type { StepValues } from '../../draft/values.ts'
import { hasOneDecimal, numberOf } from '../choices.ts'
import { type Context, offeredActivities } from '../context.ts'
import { textOf } from '../texts.ts'
import { activityNames, messages } from './messages.ts'
import type { Problem } from './problem.ts'
import { textProblems } from './text-problem.ts'

export function activityProblems(values: StepValues, context: Context): Problem[] {
  const chosen = activityChoices.find((choice) => choice === textOf(values, 'activity'))
  if (chosen === 'none') return []
  const offered = offeredActivities(context).find(({ name }) => name === chosen)
  if (offered && !offered.isFull) return []
  const message = textOf(values, 'activity') === '' ? messages.noActivity : messages.unknownActivity
  return [
    { field: 'activity', message: offered ? messages.fullActivity(activityNames[offered.name]) : message },
  ]
}

export const golfProblems = (values: StepValues): Problem[] => [
  ...handicapMessages(textOf(values, 'handicap')).map((message) => ({ field: 'handicap', message })),
  ...choiceProblems(values, { field: 'clubs', choices: clubs, missing: messages.noClubs }),
  ...textProblems(values, { field: 'pairing' }),
]

export const pickleballProblems = (values: StepValues): Problem[] => [
  ...choiceProblems(values, { field: 'skill', choices: skills, missing: messages.noSkill }),
  ...choiceProblems(values, { field: 'paddle', choices: paddles, missing: messages.noPaddle }),
]

function handicapMessages(text: string): string[] {
  if (text === '') return [messages.noHandicap]
  const handicap = numberOf(text)
  if (handicap === undefined) return [messages.notANumber]
  const outside = numberFeedback(handicap, handicaps)
  return outside.length > 0 || hasOneDecimal(text) ? outside : [messages.oneDecimal]
}

type ChoiceField = { field: string; choices: readonly string[]; missing: string }

const choiceProblems = (values: StepValues, { field, choices, missing }: ChoiceField): Problem[] =>
  choices.includes(textOf(values, field)) ? [] : [{ field, message: missing }]
