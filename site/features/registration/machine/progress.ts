import type { Edition } from '@association/content/define/event.ts'
import { type Step, steps } from '../answers.ts'
import type { Draft } from '../draft.ts'
import { chosenActivity } from './choices.ts'
import { activitiesOf, type Context } from './context.ts'
import { problemsOf } from './problems/problems-of.ts'
import { valuesOf } from './texts.ts'

/** `locked`: an earlier step is incomplete. */
export type StepState = 'done' | 'current' | 'open' | 'skipped' | 'locked'

export const progressOf = (
  draft: Draft,
  context: Context,
  shown: Step,
): { step: Step; state: StepState; isDone: boolean }[] => {
  const first = firstOpenStep(draft, context)
  return steps.map((step) => {
    const isDone = isComplete(step, draft, context)
    if (step === shown) return { step, state: 'current', isDone }
    if (isSkipped(step, draft, context.edition)) return { step, state: 'skipped', isDone: false }
    return { step, state: step > first ? 'locked' : isDone ? 'done' : 'open', isDone }
  })
}

export const firstOpenStep = (draft: Draft, context: Context): Step =>
  steps.find((step) => isShown(step, draft, context.edition) && !isComplete(step, draft, context)) ?? 7

export const openSteps = (draft: Draft, context: Context): Step[] => {
  const first = firstOpenStep(draft, context)
  return steps.filter((step) => step <= first && isShown(step, draft, context.edition))
}

/** Requires “Continue” and valid answers. */
export function isComplete(step: Step, draft: Draft, context: Context): boolean {
  if (step === 7) return draft.submittedAt !== undefined
  return (
    draft.answers[step]?.isAttempted === true && problemsOf(step, valuesOf(draft, step), context).length === 0
  )
}

export function isSkipped(step: Step, draft: Draft, edition: Edition): boolean {
  const hasActivities = activitiesOf(edition).length > 0
  if (step === 3) return !hasActivities
  if (step !== 4 && step !== 5) return false
  const chosen = chosenActivity(draft, edition)
  if (!hasActivities || chosen === undefined) return !hasActivities
  return chosen !== (step === 4 ? 'golf' : 'pickleball')
}

const isShown = (step: Step, draft: Draft, edition: Edition) => !isSkipped(step, draft, edition)
