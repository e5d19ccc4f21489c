import { linkOf } from './links-in.ts'
import { nodesOf, wordsOf } from './rich-text-nodes.ts'
import { type Content, isShown, isSubject, type Subject } from './subject.ts'

/** As far as the site renders a page: the same as in `render/survey.ts`, which the app must not carry. */
export const limits = { depth: 10, blocks: 2000 } as const

/** A page in the order in which it is read: where each block begins, and the headings that editors placed. */
export type Tree = { root: Subject; moments: readonly Moment[] }
export type Moment = { subject: Subject; parents: readonly Subject[] } & (
  | { kind: 'block' }
  /** A block stops here, because the link leads back to one around it. */
  | { kind: 'cycle'; field: string; back: Subject }
  /** What the link leads to lies deeper than the site renders. */
  | { kind: 'depth'; field: string; target: Subject }
  | { kind: 'heading'; field: string; rank: number; words: string }
)

type Walk = { content: Content; moments: Moment[]; counter: { blocks: number } }

/** Walks what an entry holds, as far as the site would render it; a block that stands in two places comes twice. */
export function treeOf(root: Subject, content: Content): Tree {
  const walk: Walk = { content, moments: [], counter: { blocks: 0 } }
  enter(root, [], walk)
  return { root, moments: walk.moments }
}

function enter(subject: Subject, parents: readonly Subject[], walk: Walk) {
  if (walk.counter.blocks >= limits.blocks) return
  walk.counter.blocks += 1
  walk.moments.push({ kind: 'block', subject, parents })
  for (const [id, { kind }] of Object.entries(subject.type.fields)) {
    const value = subject.values[id]
    if (kind === 'richText') readText({ subject, parents, field: id, walk }, value)
    if (kind === 'reference' || kind === 'references')
      for (const item of [value].flat()) follow({ subject, parents, field: id, walk }, item)
  }
}

type Place = { subject: Subject; parents: readonly Subject[]; field: string; walk: Walk }

function follow({ subject, parents, field, walk }: Place, value: unknown) {
  const link = linkOf(value)
  const target = link?.linkType === 'Entry' ? walk.content.entries.get(link.id) : undefined
  if (!isSubject(target) || !isShown(target, walk.content)) return
  const around = [...parents, subject]
  const back = around.find(({ id }) => id === target.id)
  if (back) walk.moments.push({ kind: 'cycle', subject, parents, field, back })
  else if (around.length > limits.depth) walk.moments.push({ kind: 'depth', subject, parents, field, target })
  else enter(target, around, walk)
}

/** Headings and embedded entries as they follow each other. */
function readText(place: Place, value: unknown) {
  const { subject, parents, field, walk } = place
  for (const node of nodesOf(value)) {
    const rank = /^heading-([1-6])$/.exec(node.nodeType)?.[1]
    if (rank) {
      const words = wordsOf(node)
      walk.moments.push({ kind: 'heading', subject, parents, field, rank: Number(rank), words })
    }
    if (node.nodeType.startsWith('embedded-entry')) follow(place, node.data.target)
  }
}
