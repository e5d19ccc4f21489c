import { blocked } from '@association/content/define/publish-gate.ts'
import { spaceNames } from '../../contentful/installation.ts'
import type { LookState } from '../use-look.ts'
import type { TreeFindings } from '../use-tree-findings.ts'

export type GateView = {
  isOn: boolean
  /** Undefined while no error is known and the check is incomplete. */
  hasErrors: boolean | undefined
  /** The reason why linked content was not read or not checked, if any. */
  unread?: string | undefined
  isAsPublished: boolean
  value: unknown
}

type CheckProgress = { phase: LookState<unknown>['phase']; across?: { isCut: boolean } | undefined }

/**
 * A known error blocks at once. The absence of errors is known only after all linked content was checked. Gaps about
 * other pages do not count.
 */
export const knownErrors = (hasFound: boolean, { phase, across }: CheckProgress): boolean | undefined =>
  hasFound || (phase === 'known' && !across?.isCut ? false : undefined)

/** Unchecked content must not be published. */
export function unreadWords({
  phase,
  across,
  isUnchecked,
}: Pick<TreeFindings, 'phase' | 'across' | 'isUnchecked'>): string | undefined {
  if (isUnchecked) return 'Publishing is blocked, because linked content could not be checked.'
  const [space] = across?.unread ?? []
  if (space)
    return `Publishing is blocked, because linked content in the space ${spaceNames[space]} could not be read.`
  return phase === 'failed' && !across
    ? 'Publishing is blocked, because linked content could not be read.'
    : undefined
}

/** Without unpublished changes, there is nothing to block. */
export function gateMove(view: GateView): 'block' | 'clear' | undefined {
  const { isOn, isAsPublished, value, unread } = view
  const hasErrors = unread === undefined ? view.hasErrors : true
  const isBlocked = value === blocked
  if (!isOn) return isBlocked ? 'clear' : undefined
  if (hasErrors === undefined) return undefined
  if (!hasErrors) return isBlocked ? 'clear' : undefined
  return isBlocked || isAsPublished ? undefined : 'block'
}

/** While the field holds the block, Contentful refuses to publish. */
export function gateWords(view: GateView, hasFailed: boolean) {
  const { isOn, hasErrors, isAsPublished, value, unread } = view
  if (isOn && value === blocked && !hasErrors && unread !== undefined) return unread
  if (value === blocked) return blockedWords({ isOn, hasErrors }, hasFailed)
  if (isOn && !hasErrors && unread !== undefined && hasFailed)
    return 'Publishing could not be blocked, because Contentful refused the change. Reload this entry before you publish.'
  if (!isOn || !hasErrors) return undefined
  if (hasFailed)
    return 'Publishing could not be blocked, because Contentful refused the change. Fix the errors before you publish.'
  return isAsPublished
    ? 'The published version stays online. You can publish changes after the errors are fixed.'
    : undefined
}

function blockedWords({ isOn, hasErrors }: Pick<GateView, 'isOn' | 'hasErrors'>, hasFailed: boolean) {
  if (isOn && hasErrors) return 'Publishing is blocked until the errors are fixed.'
  if (isOn && hasErrors === undefined) return 'Publishing stays blocked until all linked content is checked.'
  return hasFailed
    ? 'Publishing is still blocked, because Contentful refused the change. Reload this entry.'
    : 'You can publish again in a moment.'
}

export type GateApi = {
  getValue(): unknown
  setValue(value: string): Promise<unknown>
  removeValue(): Promise<unknown>
}

/** Milliseconds between tries, because another person may be saving the entry. */
const waits = [1000, 3000, 9000]

/** Resolves to true if the gate has the intended state. */
export async function moveGate(
  api: GateApi,
  move: 'block' | 'clear',
  rest: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<boolean> {
  const wanted = move === 'block' ? blocked : undefined
  for (const wait of [...waits, 0]) {
    if (api.getValue() === wanted) return true
    const isMoved = await (move === 'block' ? api.setValue(blocked) : api.removeValue()).then(
      () => true,
      () => false,
    )
    if (isMoved) return true
    if (wait > 0) await rest(wait)
  }
  return false
}
