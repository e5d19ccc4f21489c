import { type Step, steps } from '../answers.ts'
import type { Draft, StepAnswers } from '../draft.ts'

/**
 * Each step comes from the draft where it changed last; a restarted draft takes nothing from before. A submitted draft
 * yields only to one changed after the submit. Drafts of two people or editions are never mixed: the newer wins. The
 * order of arguments does not matter, nor the order of merging a person's unsubmitted drafts for an edition.
 */
export function mergeDrafts(a: Draft, b: Draft): Draft {
  const [last, other] = inOrder(a, b)
  const isMixable = a.edition === b.edition && !(a.owner && b.owner && a.owner !== b.owner)
  if (!isMixable) return last
  const [submitted, open] = last.submittedAt === undefined ? [other, last] : [last, other]
  if (submitted.submittedAt === undefined) return mixed(a, b)
  if (open.submittedAt !== undefined) return last.submittedAt === open.submittedAt ? last : laterSubmit(a, b)
  return open.id !== submitted.id && changedAt(open) > submitted.submittedAt ? open : submitted
}

/** Milliseconds; `-Infinity` if empty. */
export const changedAt = ({ answers }: Draft): number =>
  Math.max(Number.NEGATIVE_INFINITY, ...steps.flatMap((step) => answers[step]?.at ?? []))

const laterSubmit = (a: Draft, b: Draft) => (Number(a.submittedAt) > Number(b.submittedAt) ? a : b)

function mixed(a: Draft, b: Draft): Draft {
  const [kept, other] = restartedFirst(a, b)
  const isSame = kept.id === other.id && kept.restartedAt === other.restartedAt
  const since = isSame ? undefined : kept.restartedAt
  const owner = kept.owner ?? other.owner
  const answers = steps.flatMap((step): [Step, StepAnswers][] => {
    const later = laterOf(kept.answers[step], changedAfter(since, other.answers[step]))
    return later ? [[step, later]] : []
  })
  return {
    edition: kept.edition,
    id: kept.id,
    ...(owner !== undefined && { owner }),
    ...(kept.restartedAt !== undefined && { restartedAt: kept.restartedAt }),
    answers: Object.fromEntries(answers),
  }
}

function restartedFirst(a: Draft, b: Draft): [Draft, Draft] {
  const [last, other] = inOrder(a, b)
  if (a.restartedAt === undefined && b.restartedAt === undefined) return [last, other]
  const order = (b.restartedAt ?? -1) - (a.restartedAt ?? -1)
  if (order !== 0) return order > 0 ? [b, a] : [a, b]
  return a.id === b.id ? [last, other] : a.id > b.id ? [a, b] : [b, a]
}

const changedAfter = (since: number | undefined, answers: StepAnswers | undefined) =>
  since === undefined || (answers && answers.at > since) ? answers : undefined

function laterOf(a: StepAnswers | undefined, b: StepAnswers | undefined): StepAnswers | undefined {
  if (!a || !b) return a ?? b
  return a.at === b.at ? (textOf(a) > textOf(b) ? a : b) : a.at > b.at ? a : b
}

/** For equal times, the texts decide. */
function inOrder(a: Draft, b: Draft): [Draft, Draft] {
  const order = changedAt(b) - changedAt(a) || (a.id === b.id ? 0 : a.id > b.id ? -1 : 1)
  return order > 0 || (!(order < 0) && textOf(b) > textOf(a)) ? [b, a] : [a, b]
}

const textOf = (value: unknown) => JSON.stringify(value, sortedKeys)

const sortedKeys = (_: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
