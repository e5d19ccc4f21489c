import type { Space } from '@association/content'
import { type Content, foreignLinksIn, type Subject } from '@association/content/rules'
import type { ContentLoader } from './load-content.ts'
import { type Loaded, loadTree } from './load-tree.ts'
import { otherSpace } from './session.ts'

/** `below` holds the entries whose links were followed. */
export type Across = {
  contents: Readonly<Record<Space, Content>>
  below: readonly Subject[]
  isCut: boolean
  unread: readonly Space[]
}

type Options = {
  load(space: Space): ContentLoader
  locale: string
  spaceIds: Readonly<Record<Space, string>>
}

/** The site follows content into the other space, and back once. */
const crossings = 2

export async function loadAcross(root: Subject, { load, locale, spaceIds }: Options): Promise<Across> {
  const own = await loadTree(root, { load: load(root.space), locale })
  let across: Across = { ...own, contents: { ...nothing, [root.space]: own.content }, unread: [] }
  let newest: readonly Subject[] = [root, ...own.below]
  let space = root.space
  for (let crossing = 0; crossing < crossings; crossing += 1) {
    const other = otherSpace(space)
    const ids = wantedOf(newest, spaceIds[other]).filter((id) => !across.contents[other].entries.has(id))
    if (ids.length === 0) break
    const found = await loadEntries(other, ids, { load: load(other), locale }).catch(() => undefined)
    if (!found) return { ...across, unread: [other] }
    across = joined(across, found, other)
    newest = found.below
    space = other
  }
  return across
}

const none: Content = { entries: new Map(), files: new Map() }
const nothing: Record<Space, Content> = { association: none, events: none }

const wantedOf = (subjects: readonly Subject[], spaceId: string) => [
  ...new Set(
    subjects
      .flatMap(({ values }) => foreignLinksIn(Object.values(values)))
      .filter((link) => link.spaceId === spaceId && link.linkType === 'Entry')
      .map(({ id }) => id),
  ),
]

/** Uses a temporary holder, because `loadTree` starts with one entry. */
async function loadEntries(
  space: Space,
  ids: readonly string[],
  options: { load: ContentLoader; locale: string },
) {
  const links = ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }))
  const holder = { id: '', space, type: holderType, values: { links }, status: 'unknown' } as const
  const { content, ...loaded } = await loadTree(holder, options)
  const entries = new Map([...content.entries].filter(([id]) => id !== holder.id))
  return { ...loaded, content: { ...content, entries } }
}

/** Rules never see it. */
const holderType = {
  id: 'holder',
  name: '',
  description: '',
  spaces: [],
  slots: [],
  title: 'links',
  fields: {},
}

function joined({ contents, below, isCut, unread }: Across, found: Loaded, space: Space): Across {
  const { entries, files } = contents[space]
  const content = {
    entries: new Map([...entries, ...found.content.entries]),
    files: new Map([...files, ...found.content.files]),
  }
  return {
    contents: { ...contents, [space]: content },
    below: [...below, ...found.below],
    isCut: isCut || found.isCut,
    unread,
  }
}
