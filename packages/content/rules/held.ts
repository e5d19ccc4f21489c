import { type FoundLink, linkOf, linksIn } from './links-in.ts'
import { nodesOf } from './rich-text-nodes.ts'
import { type Content, type File, isSubject, type Subject, type Target } from './subject.ts'

/** Something that an entry shows: another entry or a file. */
export type Held = { linkType: 'Entry'; target: Target } | { linkType: 'Asset'; target: File }

type Holder = Pick<Subject, 'id' | 'type' | 'values'>

/**
 * Everything that an entry shows, at any depth: each entry and file once, the nearest first. Missing targets are left
 * out, and so are the targets of hyperlinks, which stand on other pages.
 */
export function heldBy(root: Holder, content: Content): Held[] {
  const seen = new Set([keyOf({ linkType: 'Entry', id: root.id })])
  const isNew = (link: FoundLink) => !seen.has(keyOf(link)) && seen.add(keyOf(link))
  const held: Held[] = []
  const open: Holder[] = [root]
  // The list grows while it is walked; each entry joins it once, so cycles end.
  for (const holder of open) {
    const found = shownLinks(holder).flatMap((link) => (isNew(link) && lookUp(link, content)) || [])
    held.push(...found)
    open.push(...found.flatMap(({ target }) => (isOpen(target) ? target : [])))
  }
  return held
}

/** Something that an entry shows, and what that shows itself. */
export type Nested = { held: Held; shows: readonly Held[] }

/** The same as `heldBy`, each after all that it shows itself: the order to publish in. A cycle is cut where it closes. */
export function insideOut(root: Holder, content: Content): Nested[] {
  const seen = new Set([keyOf({ linkType: 'Entry', id: root.id })])
  const order: Nested[] = []
  // A stack of its own, because a chain of entries may be longer than the call stack.
  const path = [level(root, content)]
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const held = last.rest.next().value
    if (!held) {
      path.pop()
      if (last.held) order.push({ held: last.held, shows: last.shows })
      continue
    }
    const key = keyOf({ linkType: held.linkType, id: held.target.id })
    if (seen.has(key)) continue
    seen.add(key)
    path.push({ ...level(isOpen(held.target) ? held.target : undefined, content), held })
  }
  return order
}

type Level = { held?: Held; shows: readonly Held[]; rest: Iterator<Held, undefined> }

function level(holder: Holder | undefined, content: Content): Level {
  const links = holder ? shownLinks(holder) : []
  const shows = links.flatMap((link) => lookUp(link, content) ?? [])
  return { shows, rest: shows.values() }
}

const isOpen = (target: Target | File): target is Target & Subject =>
  'values' in target && isSubject(target) && target.status !== 'archived'

/** The drafts and changed entries and files that an entry shows. */
export const unpublishedBelow = (root: Holder, content: Content): Held[] =>
  heldBy(root, content).filter(isUnpublished)

export const isUnpublished = ({ target: { status } }: Held) => status === 'draft' || status === 'changed'

const keyOf = ({ linkType, id }: FoundLink) => `${linkType}/${id}`

function lookUp({ linkType, id }: FoundLink, { entries, files }: Content): Held | undefined {
  if (linkType === 'Entry') {
    const target = entries.get(id)
    return target && { linkType, target }
  }
  const target = files.get(id)
  return target && { linkType, target }
}

const shownLinks = ({ type, values }: Holder): FoundLink[] =>
  Object.entries(type.fields).flatMap(([field, { kind }]) =>
    kind === 'richText' ? embeddedIn(values[field]) : linksIn(values[field]),
  )

const embeddedIn = (text: unknown): FoundLink[] =>
  nodesOf(text)
    .filter(({ nodeType }) => nodeType.startsWith('embedded-'))
    .flatMap(({ data }) => linkOf(data.target) ?? [])
