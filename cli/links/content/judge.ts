import type { Space } from '@association/content'
import type { LinkHosts } from '@association/content/links/link-attributes.ts'
import { decoded, plainPath } from '@association/content/links/own-path.ts'
import { isFixedRoute } from '@association/content/lists/fixed-routes.ts'
import { type Content, type File, isPublished, type Status, type Subject } from '@association/content/rules'
import { endOf } from '@association/content/rules/redirects.ts'
import type { Verdict } from '../finding.ts'
import { verdictOfForm } from '../net/schemes.ts'
import { hasFragment } from '../page/fragment.ts'
import { type SpaceIds, spaceWith } from './content-wire.ts'
import { destinationOf } from './own-addresses.ts'
import { type PageAnchors, pageAnchors } from './page-anchors.ts'
import { type SiteGraph, siteGraph } from './site-graph.ts'
import type { WrittenTarget } from './written-links.ts'

export type Sight = { graph: SiteGraph; anchors: PageAnchors }

export type Judge = {
  hosts: LinkHosts
  visible: Sight
  saved: Sight
  file(space: Space, id: string): File | undefined
  spaceOf(spaceId: string): Space | undefined
}

export type BothContents = { space: Space; saved: Content; visible: Content }

export function judgeOf(spaces: readonly BothContents[], ids: SpaceIds, hosts: LinkHosts): Judge {
  const sight = (look: 'saved' | 'visible'): Sight => {
    const contents = spaces.map((each) => ({ space: each.space, content: each[look] }))
    return { graph: siteGraph(contents), anchors: pageAnchors(contents, ids) }
  }
  return {
    hosts,
    visible: sight('visible'),
    saved: sight('saved'),
    file: (space, id) => spaces.find((each) => each.space === space)?.saved.files.get(id),
    spaceOf: (spaceId) => spaceWith(ids, spaceId),
  }
}

export type Standing = { to: WrittenTarget; from: Subject; path?: string }
/** `outside` addresses need a request. */
export type Judgement = Verdict | { state: 'outside'; href: string }

/** Published links must lead to published content; a draft may lead to drafts. */
export function judge({ to, from, path }: Standing, about: Judge): Judgement {
  if (to.kind === 'file') return judgeFile(about.file(from.space, to.id), from)
  if (to.kind === 'entry') {
    const space = to.spaceId === undefined ? from.space : about.spaceOf(to.spaceId)
    return judgeEntry({ space, id: to.id, from }, about)
  }
  const destination = destinationOf(to.address, about.hosts)
  if (destination.kind === 'nowhere') return nowhere(to.address)
  if (destination.kind === 'own') return judgeOwn(destination.href, { from, path }, about)
  return verdictOfForm(new URL(destination.href)) ?? { state: 'outside', href: destination.href }
}

function nowhere(address: string): Verdict {
  const url = URL.parse(address.trim())
  const verdict = url ? verdictOfForm(url) : undefined
  if (verdict?.state === 'broken') return verdict
  const detail = /^\s*[\\/]{2}/.test(address)
    ? 'Write https:// before it if another website is meant.'
    : undefined
  return { state: 'broken', reason: 'malformed', detail }
}

const ok: Verdict = { state: 'ok' }
const missing = (detail?: string): Verdict => ({ state: 'broken', reason: 'missingEntry', detail })
const unpublished = (detail: string): Verdict => ({ state: 'broken', reason: 'unpublished', detail })

const isVisible = ({ status }: { status: Status }) => isPublished(status)

function judgeFile(file: File | undefined, from: Subject): Verdict {
  if (!file) return missing('The file does not exist.')
  if (file.status === 'archived') return missing(`The file “${file.title}” is archived.`)
  if (file.contentType === undefined) return missing(`The file “${file.title}” has not been uploaded.`)
  return isVisible(from) && !isVisible(file) ? unpublished(`The file “${file.title}” is not published.`) : ok
}

type EntryLink = { space: Space | undefined; id: string; from: Subject }

function judgeEntry({ space, id, from }: EntryLink, { visible, saved }: Judge): Verdict {
  const target = space && saved.graph.entry(space, id)
  if (!space || !target) return missing(`The entry ${id} does not exist.`)
  const sight = isVisible(from) && isVisible(target) ? visible : saved
  if (sight.graph.pathOf(space, id) === undefined)
    return { state: 'broken', reason: 'malformed', detail: `A ${target.type.name} has no page of its own.` }
  return isVisible(from) && !isVisible(target) ? unpublished('The entry is not published.') : ok
}

function judgeOwn(
  href: string,
  { from, path }: Omit<Standing, 'to'>,
  { visible, saved, hosts }: Judge,
): Verdict {
  // The page of the fragment is unknown if no page shows the block.
  const isHere = /^[#?]/.test(href)
  if (isHere && path === undefined) return ok
  const seen = look({ href, path, hosts }, visible)
  if (seen.state === 'ok') return seen
  const later = look({ href, path, hosts }, saved)
  if (later.state !== 'ok') return isVisible(from) ? seen : later
  return isVisible(from) ? unpublished(laterWords(seen)) : ok
}

const laterWords = (seen: Verdict) =>
  seen.state === 'broken' && seen.reason === 'missingFragment'
    ? 'The place on the page is not published yet.'
    : 'The page is not published, or has this address only in a draft.'

type Looked = { href: string; path: string | undefined; hosts: LinkHosts }

function look({ href, path, hosts }: Looked, { graph, anchors }: Sight): Verdict {
  const url = URL.parse(href, new URL(path ?? '/', 'https://site.invalid'))
  if (!url) return { state: 'broken', reason: 'malformed' }
  const place = plainPath(url.pathname)
  // The site redirects before it looks for a page.
  if (graph.redirects.has(place))
    return lookAtEnd(endOf(place, graph.redirects, hosts), hosts, { graph, anchors })
  if (isFixedRoute(place)) return ok
  const page = graph.at(place)
  if (!page) return missing()
  if (url.hash === '' || page.type.id !== 'page') return ok
  const ids = anchors(page)
  if (ids === undefined || hasFragment(url.hash.slice(1), ids)) return ok
  return {
    state: 'broken',
    reason: 'missingFragment',
    detail: `Nothing on ${place} has the id ${decoded(url.hash.slice(1))}.`,
  }
}

/** A redirect to another site counts as ok. */
function lookAtEnd(end: string | undefined, hosts: LinkHosts, sight: Sight): Verdict {
  if (end === undefined) return { state: 'broken', reason: 'redirectLoop' }
  const destination = destinationOf(end, hosts)
  const verdict =
    destination.kind === 'own' ? look({ href: destination.href, path: undefined, hosts }, sight) : ok
  if (destination.kind === 'nowhere' || verdict.state === 'broken')
    return { state: 'broken', reason: 'redirectToBroken', detail: `It redirects to ${end}.` }
  return { state: 'ok', redirectedTo: end }
}
