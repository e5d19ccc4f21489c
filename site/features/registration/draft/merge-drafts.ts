import { type Step, steps } from '../answers.ts'
import type { Draft, StepAnswers } from '../draft.ts'

/**
 * One draft of two that a person has, such as on the device and on the server. Each step comes from where it changed
 * last, except that a restarted registration takes nothing that changed before its restart. A submitted registration stays as it is: it gives way only to a registration that changed after the submit.
 * Drafts of two people or of two editions are never mixed: the one that changed last is the result.
 *
 * The order of the two drafts does not matter. For drafts of one person and one edition that are not submitted, it does
 * not matter either which of three is merged first.
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

/** When a draft changed last, in milliseconds; `-Infinity` if nothing was entered. */
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

/** The draft that was restarted last comes first. Without a restart, it is the one that changed last. */
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

/** The draft that changed last comes first. Of two that changed at the same time, their texts decide. */
function inOrder(a: Draft, b: Draft): [Draft, Draft] {
  const order = changedAt(b) - changedAt(a) || (a.id === b.id ? 0 : a.id > b.id ? -1 : 1)
  return order > 0 || (!(order < 0) && textOf(b) > textOf(a)) ? [b, a] : [a, b]
}

/** Says whether two values are equal, and orders them if not. */
const textOf = (value: unknown) => JSON.stringify(value, sortedKeys)

const sortedKeys = (_: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
