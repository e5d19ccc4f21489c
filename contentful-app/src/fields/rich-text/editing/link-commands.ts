import type { Mark } from '@tiptap/pm/model'
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state'
import { schema } from '../model/schema.ts'

export type LinkTo = { nodeType: string; data: Record<string, unknown> }

export type FoundLink = LinkTo & { from: number; to: number }

export function linkAt(state: EditorState): FoundLink | undefined {
  const { $from, $to, empty } = textSelection(state)
  if (!$from.parent.isTextblock || !$from.sameParent($to)) return undefined
  const [from, to] = [$from.parentOffset, $to.parentOffset]
  const found = linkSpans($from.parent).find((span) =>
    empty ? from >= span.from && from <= span.to : from < span.to && to > span.from,
  )
  if (!found) return undefined
  const { nodeType, data } = found.mark.attrs
  return { nodeType, data, from: $from.start() + found.from, to: $from.start() + found.to }
}

/** Works for a selection of the whole document too. */
export const textSelection = ({ doc, selection: { from, to } }: EditorState) =>
  TextSelection.between(doc.resolve(from), doc.resolve(to))

type Span = { mark: Mark; from: number; to: number }

function linkSpans(parent: EditorState['doc']): Span[] {
  const spans: Span[] = []
  parent.forEach((child, offset) => {
    const mark = schema.marks.link.isInSet(child.marks)
    if (!mark) return
    const last = spans.at(-1)
    if (last && last.to === offset && last.mark.eq(mark)) last.to += child.nodeSize
    else spans.push({ mark, from: offset, to: offset + child.nodeSize })
  })
  return spans
}

export const setLink =
  (link: LinkTo, words: string): Command =>
  (state, dispatch) => {
    const current = linkAt(state)
    const { from, to } = current ?? textSelection(state)
    const mark = schema.marks.link.create({ nodeType: link.nodeType, data: link.data })
    const { tr } = state
    const isWritten = words !== '' && words !== state.doc.textBetween(from, to, ' ')
    if (from === to || isWritten)
      tr.replaceWith(
        from,
        to,
        schema.text(words, [
          mark,
          ...state.doc
            .resolve(from)
            .marks()
            .filter(({ type }) => type !== schema.marks.link),
        ]),
      )
    else tr.removeMark(from, to, schema.marks.link).addMark(from, to, mark)
    const end = tr.mapping.map(to)
    dispatch?.(
      tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(schema.marks.link).scrollIntoView(),
    )
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const current = linkAt(state)
  if (!current) return false
  dispatch?.(state.tr.removeMark(current.from, current.to, schema.marks.link))
  return true
}

export function selectedWords(state: EditorState): string {
  const { from, to } = textSelection(state)
  return state.doc.textBetween(from, to, ' ')
}
