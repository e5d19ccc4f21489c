import { type ReadProblem, reader } from '@association/content/read'
import { type RenderOptions, renderPage } from '@association/content/render'
import type { Subject } from '@association/content/rules'
import type { DeliveredPart } from '@association/services/contentful/delivered.ts'
import { resolve } from '@association/services/contentful/resolve.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SpaceContent } from '../../content/pages.ts'
import { readPage } from '../page/read-page.ts'
import { partOf, type SpaceIds, spaceWith } from './content-wire.ts'

/** Undefined if the page cannot be rendered. */
export type PageAnchors = (page: Subject) => ReadonlySet<string> | undefined

export function pageAnchors(spaces: readonly SpaceContent[], ids: SpaceIds): PageAnchors {
  const known = new Map<string, ReadonlySet<string> | undefined>()
  let parts: Record<string, DeliveredPart> | undefined
  return (page) => {
    const key = `${page.space}/${page.id}`
    if (known.has(key)) return known.get(key)
    parts ??= Object.fromEntries(spaces.map(({ space, content }) => [space, partOf(content, ids[space])]))
    const markup = markupOf(page, parts, ids)
    const found =
      markup === undefined ? undefined : new Set([...frame, ...readPage(markup, { links: false }).anchors])
    known.set(key, found)
    return found
  }
}

/** “Skip to content” leads here. */
const frame = ['main']

function markupOf(
  { space, id }: Subject,
  parts: Record<string, DeliveredPart>,
  ids: SpaceIds,
): string | undefined {
  try {
    const wire = resolve({ space, root: id, parts }, (spaceId) => spaceWith(ids, spaceId))
    const read = reader({ spaceOf: ({ sys }) => spaceWith(ids, sys.space?.sys.id) ?? space })
    const entry = wire && read(wire)
    return entry?.type === 'page' ? renderToStaticMarkup(renderPage(entry, rendering)) : undefined
  } catch {
    return undefined
  }
}

/** Content of the viewer, the shop and other services has no anchors. */
const rendering: RenderOptions = {
  mode: 'public',
  scheme: 'https',
  links: { own: [], platform: [] },
  report: (_: ReadProblem) => {},
}
