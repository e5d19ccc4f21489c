import {
  type Context,
  checkEntry,
  checkLinks,
  checkTree,
  type Finding,
  type Subject,
  treeOf,
} from '@association/content/rules'
import type { Loaded } from '../../contentful/load-tree.ts'

/** Too slow for every keystroke, because it runs parsers. */
export async function checkBelow({ content, below }: Loaded, context?: Context): Promise<Finding[]> {
  const entries = await Promise.all(below.map((subject) => checkEntry(subject, context)))
  return [...entries.flat(), ...below.flatMap((subject) => checkLinks(subject, content))]
}

/** Returns the findings below, those of the entry's own links, and those of the whole in reading order. */
export function checkWhole(root: Subject, { content }: Loaded, below: readonly Finding[]): Finding[] {
  const ids = new Set(treeOf(root, content).moments.map(({ subject }) => subject.id))
  const places = new Map([...ids].map((id, place) => [id, place]))
  const placeOf = ({ entry }: Finding) => places.get(entry) ?? places.size
  return [...checkLinks(root, content), ...below, ...checkTree(root, content)].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  )
}
