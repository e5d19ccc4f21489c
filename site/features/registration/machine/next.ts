import { type Step, steps } from '../answers.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import { keptValues, type StepValues } from '../draft/values.ts'
import type { Draft } from '../draft.ts'
import type { Context } from './context.ts'
import { problemsOf } from './problems/problems-of.ts'
import { firstOpenStep, isComplete, isSkipped } from './progress.ts'
import { valuesOf } from './texts.ts'

export type Flow = {
  draft: Draft
  step: Step
  /** The review opened the step, and “Continue” returns there. */
  isEditing: boolean
  context: Context
}

/** `at` is in milliseconds. `values` may be a part of the step. */
export type FlowEvent =
  | { type: 'save'; step: Step; values: StepValues; at: number }
  /** Moves toward the review if the answers hold. */
  | { type: 'continue'; step: Step; values: StepValues; at: number }
  /** Moves away from the review, whatever the answers. */
  | { type: 'back'; step: Step; values: StepValues; at: number }
  /** Comes from the list or an address such as `/3`, so `step` is unchecked. */
  | { type: 'go'; step: unknown }
  | { type: 'edit'; step: unknown }
  | { type: 'submitted'; at: number }
  | { type: 'restart'; id: string; at: number; withAnswers: boolean }

export const openFlow = (
  draft: Draft,
  context: Context,
  asked: { step: unknown; isEditing?: boolean },
): Flow =>
  next(
    { draft, context, step: 1, isEditing: false },
    { type: asked.isEditing ? 'edit' : 'go', step: asked.step },
  )

/** A submitted registration changes only by `restart`. */
export function next(flow: Flow, event: FlowEvent): Flow {
  if (event.type === 'restart') return restarted(flow, event)
  if (flow.draft.submittedAt !== undefined) return { ...flow, step: 7, isEditing: false }
  switch (event.type) {
    case 'go':
    case 'edit':
      return opened({ ...flow, isEditing: event.type === 'edit' }, event.step)
    case 'submitted':
      return submitted(flow, event.at)
    case 'save':
      return opened(withValues(flow, event), flow.step)
    case 'continue':
      return continued(withValues(flow, event, { isAttempted: true }), event.step)
    case 'back':
      return returned(withValues(flow, event), event.step)
  }
}

function continued(flow: Flow, left: Step): Flow {
  const isLeft =
    isSkipped(left, flow.draft, flow.context.edition) || isComplete(left, flow.draft, flow.context)
  if (!isLeft) return opened(flow, left)
  return opened(flow, flow.isEditing ? 7 : Math.min(left + 1, 7))
}

function returned(flow: Flow, left: Step): Flow {
  if (flow.isEditing && firstOpenStep(flow.draft, flow.context) === 7) return opened(flow, 7)
  const earlier = steps.findLast((step) => step < left && !isSkipped(step, flow.draft, flow.context.edition))
  return opened({ ...flow, isEditing: false }, earlier ?? left)
}

/** A skipped step opens the next one; a locked or unknown step the first open one. */
function opened(flow: Flow, asked: unknown): Flow {
  const { draft, context } = flow
  const first = firstOpenStep(draft, context)
  const wanted = stepOf(asked) ?? first
  const isShown = (step: Step) => !isSkipped(step, draft, context.edition)
  const step = steps.find((each) => each >= wanted && each < first && isShown(each)) ?? first
  return { ...flow, step, isEditing: step !== 7 && (flow.isEditing || isLastGap(flow, { step, wanted })) }
}

/** Only this step blocks the review, so “Continue” returns there. */
const isLastGap = ({ draft, context }: Flow, { step, wanted }: { step: Step; wanted: Step }) =>
  step < wanted &&
  steps.every(
    (each) =>
      each === step ||
      each === 7 ||
      isSkipped(each, draft, context.edition) ||
      isComplete(each, draft, context),
  ) &&
  steps.some((each) => each > step && each < 7 && isComplete(each, draft, context))

export const stepOf = (asked: unknown): Step | undefined =>
  steps.find((step) => step === asked || String(step) === asked)

type Entered = { step: Step; values: StepValues; at: number }

function withValues(flow: Flow, { step, values, at }: Entered, { isAttempted = false } = {}): Flow {
  const known = flow.draft.answers[step]
  const merged = { ...valuesOf(flow.draft, step), ...keptValues(step, values) }
  const changed = {
    values: merged,
    isAttempted: isAttempted || known?.isAttempted === true,
  }
  const isSame =
    known &&
    known.isAttempted === changed.isAttempted &&
    JSON.stringify(known.values) === JSON.stringify(merged)
  if (isSame || step === 7) return flow
  const answers = { ...flow.draft.answers, [step]: { ...changed, at } }
  return { ...flow, draft: { ...flow.draft, answers } }
}

function submitted(flow: Flow, at: number): Flow {
  if (firstOpenStep(flow.draft, flow.context) !== 7) return opened(flow, 7)
  return { ...flow, draft: { ...flow.draft, submittedAt: at }, step: 7, isEditing: false }
}

/** Step 1 notes the time, so that this draft is newer than the submitted one. */
function restarted(flow: Flow, { id, at, withAnswers }: Extract<FlowEvent, { type: 'restart' }>): Flow {
  const { draft } = flow
  const first = { values: {}, isAttempted: false, ...(withAnswers && draft.answers[1]), at }
  const owner = draft.owner === undefined ? {} : { owner: draft.owner }
  const started: Draft = {
    ...emptyDraft(draft.edition, id),
    ...owner,
    restartedAt: at,
    answers: withAnswers ? { ...draft.answers, 1: first } : { 1: first },
  }
  return opened({ ...flow, draft: started, isEditing: false }, withAnswers ? 7 : 1)
}

export const shownProblems = ({ draft, context, step }: Flow) =>
  step !== 7 && draft.answers[step]?.isAttempted ? problemsOf(step, valuesOf(draft, step), context) : []
