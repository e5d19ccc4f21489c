import { blocked } from '@association/content/define/publish-gate.ts'
import { spaceNames } from '../../contentful/installation.ts'
import type { Look } from '../use-look.ts'
import type { TreeFindings } from '../use-tree-findings.ts'

export type GateView = {
  isOn: boolean
  /** Missing while no error is known and not everything was looked at. */
  hasErrors: boolean | undefined
  /** Why not all linked content is known, if some of it could not be read. */
  unread?: string | undefined
  /** Published, and not touched since. */
  isAsPublished: boolean
  value: unknown
}

type Looked = { phase: Look<unknown>['phase']; across?: { isCut: boolean } | undefined }

/**
 * An error blocks as soon as it is known. That there is none is known only when all linked content was looked at. Gaps
 * in what is known of other pages do not count.
 */
export const knownErrors = (hasFound: boolean, { phase, across }: Looked): boolean | undefined =>
  hasFound || (phase === 'known' && !across?.isCut ? false : undefined)

/** Names the linked content that could not be read. What nobody has read is not published. */
export function unreadWords({ phase, across }: Pick<TreeFindings, 'phase' | 'across'>): string | undefined {
  const [space] = across?.unread ?? []
  if (space)
    return `Publishing is blocked, because linked content in the space ${spaceNames[space]} could not be read.`
  return phase === 'failed' && !across
    ? 'Publishing is blocked, because linked content could not be read.'
    : undefined
}

/** The next change of the gate, if any. An entry without unpublished changes is left alone: there is nothing to block. */
export function gateMove(view: GateView): 'block' | 'clear' | undefined {
  const { isOn, isAsPublished, value, unread } = view
  const hasErrors = unread === undefined ? view.hasErrors : true
  const isBlocked = value === blocked
  if (!isOn) return isBlocked ? 'clear' : undefined
  if (hasErrors === undefined) return undefined
  if (!hasErrors) return isBlocked ? 'clear' : undefined
  return isBlocked || isAsPublished ? undefined : 'block'
}

/** What an editor is told, where there is something to tell. While the field holds the block, Contentful refuses. */
export function gateWords(view: GateView, hasFailed: boolean) {
  const { isOn, hasErrors, isAsPublished, value, unread } = view
  if (isOn && value === blocked && !hasErrors && unread !== undefined) return unread
  if (value === blocked) return blockedWords({ isOn, hasErrors }, hasFailed)
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

/** A field of the open entry, as the App SDK gives it. */
export type GateApi = {
  getValue(): unknown
  setValue(value: string): Promise<unknown>
  removeValue(): Promise<unknown>
}

/** Waits between tries, in milliseconds: someone else may be saving the entry. */
const waits = [1000, 3000, 9000]

/** Moves the gate; tries again when Contentful refuses. Answers whether it is where it should be. */
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
