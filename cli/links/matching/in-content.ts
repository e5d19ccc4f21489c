import { decoded } from '@association/content/links/own-path.ts'
import { type Subject, subjectsIn } from '@association/content/rules'
import type { SpaceContent } from '../../content/pages.ts'
import { urlOf } from '../content/audit-content.ts'
import type { Judge } from '../content/judge.ts'
import { placeOf, type Whereabouts } from '../content/place-of.ts'
import type { Finding } from '../finding.ts'
import { comparable, linksOnPage, linksShown, type ShownLink } from './links-on-page.ts'

type FinderOptions = { judge: Judge; spaces: readonly SpaceContent[]; whereabouts: Whereabouts }

export function contentFinder({ judge, spaces, whereabouts }: FinderOptions) {
  const { siteUrl } = whereabouts
  const about = { siteUrl, hosts: judge.hosts, sight: judge.visible }
  const pages = new Map<string, readonly ShownLink[]>()
  const contentOf = (space: string) => spaces.find((each) => each.space === space)?.content
  let everyPage: readonly ShownLink[] | undefined

  function shownOn(page: Subject, path: string): readonly ShownLink[] {
    const content = contentOf(page.space)
    const known = pages.get(path) ?? (content ? linksOnPage({ page, content, path, ...about }) : [])
    pages.set(path, known)
    return known
  }

  const shownEverywhere = (path: string) =>
    (everyPage ??= spaces.flatMap(({ content }) =>
      subjectsIn(content)
        .filter(({ type }) => type.id === 'siteSettings')
        .flatMap((subject) => linksShown(subject, content, { ...about, path })),
    ))

  function find({ url, place }: Finding, path: string, page: Subject | undefined): ShownLink | undefined {
    const href = comparable(URL.parse(url, place.page)?.href ?? '')
    const shown = [...(page ? shownOn(page, path) : []), ...shownEverywhere(path)]
    const same = shown.filter((each) => each.href === href)
    return same.find(({ link }) => link.text !== '' && link.text === place.text) ?? same[0]
  }

  return (finding: Finding): Finding => {
    const { url, place } = finding
    if (place.page === undefined) return ownPage(finding, { judge, whereabouts })
    const path = decoded(new URL(place.page).pathname)
    const page = judge.visible.graph.at(path)
    const found = find(finding, path, page)
    if (!found) return finding
    const pages = page ? [{ entry: page.id, title: titleOf(page), path }] : []
    const { text, ...entryPlace } = placeOf({ ...found, pages }, whereabouts)
    return {
      ...finding,
      // Editors do not write image addresses.
      url: found.link.to.kind === 'file' ? url : urlOf(found.link),
      place: { ...(text && { text }), ...place, ...entryPlace },
    }
  }
}

const titleOf = ({ values }: Subject) => String(values.title ?? '')

/** Content implies that this page exists. */
function ownPage(finding: Finding, { judge, whereabouts }: Omit<FinderOptions, 'spaces'>): Finding {
  const path = decoded(URL.parse(finding.url)?.pathname ?? '')
  const page = judge.visible.graph.at(path)
  if (page?.type.id !== 'page') return finding
  const link = {
    field: 'path',
    path: '',
    text: '',
    element: 'a',
    to: { kind: 'address', address: path },
  } as const
  const pages = [{ entry: page.id, title: titleOf(page), path }]
  return { ...finding, url: path, place: placeOf({ subject: page, link, pages }, whereabouts) }
}
