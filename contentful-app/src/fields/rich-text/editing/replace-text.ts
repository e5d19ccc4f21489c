import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { shareOrigins } from '../model/origins.ts'

/** Marks a change from outside, so that it is not saved again. */
export const fromOutside = 'fromOutside'

/**
 * Replaces only the difference: the cursor stays in its words, and undo does not revert it. Returns undefined if the
 * texts are equal.
 */
export function replaceText(state: EditorState, next: Node): Transaction | undefined {
  const { doc } = state
  const start = doc.content.findDiffStart(next.content)
  if (start === null) {
    shareOrigins(next, doc)
    return undefined
  }
  const tr = state.tr.setMeta('addToHistory', false).setMeta(fromOutside, true)
  const end = doc.content.findDiffEnd(next.content)
  const overlap = end ? Math.max(start - Math.min(end.a, end.b), 0) : 0
  if (end) tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content)
  shareOrigins(next, tr.doc)
  return tr
}
