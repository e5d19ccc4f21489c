import { nodesOf } from '../rich-text/nodes.ts'
import {
  type ForeignLink,
  type FoundLink,
  foreignLinkOf,
  foreignLinksIn,
  linkOf,
  linksIn,
} from './links-in.ts'
import { type Content, type File, isSubject, type Subject, type Target } from './subject.ts'

export type Held = { linkType: 'Entry'; target: Target } | { linkType: 'Asset'; target: File }

type Holder = Pick<Subject, 'id' | 'type' | 'values'>

/**
 * Returns entries and files nearest first. Omits missing targets, and targets of hyperlinks, which are on other pages.
 */
export function heldBy(root: Holder, content: Content): Held[] {
  const seen = new Set([keyOf({ linkType: 'Entry', id: root.id })])
  const isNew = (link: FoundLink) => !seen.has(keyOf(link)) && seen.add(keyOf(link))
  const held: Held[] = []
  const open: Holder[] = [root]
  // Each entry joins the list once, so cycles end.
  for (const holder of open) {
    const found = shownLinks(holder).flatMap((link) => (isNew(link) && lookUp(link, content)) || [])
    held.push(...found)
    open.push(...found.flatMap(({ target }) => (isOpen(target) ? target : [])))
  }
  return held
}

const isOpen = (target: Target | File): target is Target & Subject =>
  'values' in target && isSubject(target) && target.status !== 'archived'

export const unpublishedBelow = (root: Holder, content: Content): Held[] =>
  heldBy(root, content).filter(isUnpublished)

const isUnpublished = ({ target: { status } }: Held) => status === 'draft' || status === 'changed'

const keyOf = ({ linkType, id }: FoundLink) => `${linkType}/${id}`

function lookUp({ linkType, id }: FoundLink, { entries, files }: Content): Held | undefined {
  if (linkType === 'Entry') {
    const target = entries.get(id)
    return target && { linkType, target }
  }
  const target = files.get(id)
  return target && { linkType, target }
}

export const shownLinks = ({ type, values }: Shows): FoundLink[] =>
  Object.entries(type.fields).flatMap(([field, { kind }]) =>
    kind === 'richText' ? embeddedIn(values[field], linkOf) : linksIn(values[field]),
  )

export const shownAbroad = ({ type, values }: Shows): ForeignLink[] =>
  Object.entries(type.fields).flatMap(([field, { kind }]) =>
    kind === 'richText' ? embeddedIn(values[field], foreignLinkOf) : foreignLinksIn(values[field]),
  )

type Shows = Pick<Subject, 'type' | 'values'>

const embeddedIn = <Found>(text: unknown, read: (target: unknown) => Found | undefined): Found[] =>
  nodesOf(text)
    .filter(({ nodeType }) => nodeType.startsWith('embedded-'))
    .flatMap(({ data }) => read(data.target) ?? [])
