import type { Field } from '../define/field.ts'
import { isHiddenBlock } from '../define/hidden-block.ts'
import { hasOwnPage } from '../derive/has-own-page.ts'
import { asIn } from '../outline/as-in.ts'
import { type As, type Outline, rankOfTag, startOutline } from '../outline/outline.ts'
import { ownHeading } from '../outline/own-heading.ts'
import { shownFields } from '../outline/shown-fields.ts'
import { nodesOf, rankOfNode, wordsOf } from '../rich-text/nodes.ts'
import { linkOf } from './links-in.ts'
import { type Content, isShown, isSubject, type Subject } from './subject.ts'

/** These repeat `render/survey.ts`, which the app must not bundle. */
export const limits = { depth: 10, blocks: 2000 } as const

export type Tree = { root: Subject; content: Content; moments: readonly Moment[] }
export type Moment = { subject: Subject; parents: readonly Subject[] } & (
  | { kind: 'block'; as: As }
  /** `written`: the editor's rank. `shown`: the rank on the page. */
  | { kind: 'heading'; field: string; written?: number; shown: number; words: string }
  | { kind: 'cycle'; field: string; back: Subject }
  | { kind: 'depth'; field: string; target: Subject }
)

type Walk = { content: Content; moments: Moment[]; counter: { blocks: number }; outline: Outline }

/** Walks as far as the site would render; a block in two places comes twice. */
export function treeOf(root: Subject, content: Content): Tree {
  const walk: Walk = { content, moments: [], counter: { blocks: 0 }, outline: startOutline() }
  enter(root, { parents: [], as: hasOwnPage(root.type.id) ? 'page' : 'block', walk })
  return { root, content, moments: walk.moments }
}

type SubjectPlace = { parents: readonly Subject[]; as: As; walk: Walk }

function enter(subject: Subject, { parents, as, walk }: SubjectPlace) {
  if (walk.counter.blocks >= limits.blocks) return
  walk.counter.blocks += 1
  walk.moments.push({ kind: 'block', subject, parents, as })
  if (subject.type.id === 'page') return readFields(subject, { parents, as, walk })
  if (subject.type.id === 'title') return noteTitle(subject, parents, walk)
  noteBlock(subject, { parents, as, walk })
  readFields(subject, { parents, as, walk })
  walk.outline.leave()
}

function readFields(subject: Subject, { parents, as, walk }: SubjectPlace) {
  for (const [id, field] of Object.entries(shownFields(subject.type.fields, as))) {
    const place = { subject, parents, id, field, walk }
    const value = subject.values[id]
    if (field.kind === 'richText') readText(place, value)
    if (field.kind === 'reference' || field.kind === 'references')
      for (const item of [value].flat()) follow(place, item)
  }
}

function noteTitle(subject: Subject, parents: readonly Subject[], { moments, outline }: Walk) {
  const written = rankOfTag(subject.values.tag)
  const shown = outline.title(written)
  const words = String(subject.values.text ?? '')
  if (words) moments.push({ kind: 'heading', subject, parents, field: 'tag', written, shown, words })
}

function noteBlock(subject: Subject, { parents, as, walk: { moments, outline } }: SubjectPlace) {
  const { own } = outline.enterBlock(subject, as)
  const heading = ownHeading(subject) ?? (as === 'page' ? mainHeading(subject) : undefined)
  if (heading) moments.push({ kind: 'heading', subject, parents, shown: own, ...heading })
}

const mainHeading = ({ type, values }: Subject) => ({
  field: type.title,
  words: String(values[type.title] ?? ''),
})

type FieldPlace = { subject: Subject; parents: readonly Subject[]; id: string; field: Field; walk: Walk }

function follow({ subject, parents, id, field, walk }: FieldPlace, value: unknown) {
  const link = linkOf(value)
  const target = link?.linkType === 'Entry' ? walk.content.entries.get(link.id) : undefined
  if (!isSubject(target) || !isShown(target, walk.content) || isHiddenBlock(target)) return
  const around = [...parents, subject]
  const back = around.find((each) => each.id === target.id)
  if (back) walk.moments.push({ kind: 'cycle', subject, parents, field: id, back })
  else if (around.length > limits.depth)
    walk.moments.push({ kind: 'depth', subject, parents, field: id, target })
  else enter(target, { parents: around, as: asIn(field, target.type.slots), walk })
}

function readText(place: FieldPlace, value: unknown) {
  const { subject, parents, id, walk } = place
  walk.outline.enterText()
  for (const node of nodesOf(value)) {
    const written = rankOfNode(node)
    if (written !== undefined) {
      const shown = walk.outline.textHeading(written)
      const words = wordsOf(node)
      walk.moments.push({ kind: 'heading', subject, parents, field: id, written, shown, words })
    }
    if (node.nodeType.startsWith('embedded-entry')) follow(place, node.data.target)
  }
  walk.outline.leave()
}
