import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from '@tiptap/pm/inputrules'
import type { MarkType } from '@tiptap/pm/model'
import type { Plugin } from '@tiptap/pm/state'
import type { Formats } from '../model/formats.ts'
import { schema } from '../model/schema.ts'

const { nodes, marks } = schema

/** Converts typed Markdown: `- `, `1. `, `> `, `## `, `**bold**`. Backspace reverts the format. */
export function typedFormats({ nodes: allowed, marks: allowedMarks }: Formats): Plugin {
  const blocks: [string, InputRule][] = [
    ['unordered-list', wrappingInputRule(/^\s*[-+*]\s$/, nodes.unorderedList)],
    ['ordered-list', wrappingInputRule(/^\s*1[.)]\s$/, nodes.orderedList)],
    ['blockquote', wrappingInputRule(/^\s*>\s$/, nodes.blockquote)],
    ['hr', rule],
  ]
  const inline: [string, InputRule][] = [
    ['bold', marked(/(?:^|\s)(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/, marks.bold)],
    ['italic', marked(/(?:^|[^*\w])(\*([^*\s](?:[^*]*[^*\s])?)\*)$/, marks.italic)],
    ['italic', marked(/(?:^|[^_\w])(_([^_\s](?:[^_]*[^_\s])?)_)$/, marks.italic)],
    ['code', marked(/(?:^|\s)(`([^`]+)`)$/, marks.code)],
  ]
  return inputRules({
    rules: [
      ...blocks.filter(([name]) => allowed.has(name)).map(([, found]) => found),
      ...inline.filter(([name]) => allowedMarks.has(name)).map(([, found]) => found),
      ...(allowed.has('heading-2') ? [heading] : []),
    ],
  })
}

const heading = textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, (match) => ({
  level: Math.max(match[1]?.length ?? 2, 2),
}))

const rule = new InputRule(/^---$/, (state, _match, start) => {
  const $start = state.doc.resolve(start)
  const index = $start.index(-1)
  if (!$start.node(-1).canReplaceWith(index, index, nodes.hr)) return null
  return state.tr
    .replaceWith($start.before(), $start.before(), nodes.hr.create())
    .delete(start + 1, start + 3)
})

/** The last typed character is not in the document yet. */
const marked = (pattern: RegExp, type: MarkType) =>
  new InputRule(pattern, (state, [, outer = '', words = ''], ...[, end]) => {
    const from = end - (outer.length - 1)
    const kept = state.doc.resolve(from).marks()
    const tr = state.tr.replaceWith(from, end, schema.text(words, type.create().addToSet(kept)))
    return tr.removeStoredMark(type)
  })
