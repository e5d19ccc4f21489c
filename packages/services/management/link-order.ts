import { keyOf, type Target } from './links.ts'

type Linking = Target & { links?: readonly Target[] }

/**
 * Orders items after their link targets; a group is one item or a cycle. Tarjan's algorithm with an explicit path,
 * because a chain of articles can exceed the call stack.
 */
export function inLinkOrder<Item extends Linking>(items: readonly Item[]): Item[][] {
  const known = new Map(items.map((item) => [keyOf(item), item]))
  const targets = (item: Item) => (item.links ?? []).flatMap((link) => known.get(keyOf(link)) ?? [])
  const search: Search<Item> = { targets, marks: new Map(), open: [], groups: [], path: [] }
  for (const item of items) if (!search.marks.has(item)) visit(item, search)
  return search.groups
}

/** `low` is the earliest item that it leads back to. */
type Mark = { index: number; low: number; isOpen: boolean }
type OrderStep<Item> = { item: Item; mark: Mark; targets: Item[] }
type Search<Item> = {
  targets(item: Item): Item[]
  marks: Map<Item, Mark>
  /** Visited, but in no group yet. */
  open: Item[]
  groups: Item[][]
  path: OrderStep<Item>[]
}

function visit<Item>(root: Item, search: Search<Item>) {
  enter(root, search)
  for (let step = search.path.at(-1); step; step = search.path.at(-1)) {
    const target = step.targets.shift()
    if (target === undefined) leave(step, search)
    else follow(target, step, search)
  }
}

function enter<Item>(item: Item, { marks, open, path, targets }: Search<Item>) {
  const mark = { index: marks.size, low: marks.size, isOpen: true }
  marks.set(item, mark)
  open.push(item)
  path.push({ item, mark, targets: targets(item) })
}

function follow<Item>(target: Item, { mark }: OrderStep<Item>, search: Search<Item>) {
  const known = search.marks.get(target)
  if (!known) enter(target, search)
  else if (known.isOpen) mark.low = Math.min(mark.low, known.index)
}

function leave<Item>({ item, mark }: OrderStep<Item>, { marks, open, groups, path }: Search<Item>) {
  path.pop()
  const parent = path.at(-1)?.mark
  if (parent) parent.low = Math.min(parent.low, mark.low)
  if (mark.low < mark.index) return
  const group = open.splice(open.lastIndexOf(item))
  for (const member of group) Object.assign(marks.get(member) ?? {}, { isOpen: false })
  groups.push(group)
}
