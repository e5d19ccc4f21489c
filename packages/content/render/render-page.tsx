import type { ReactNode } from 'react'
import type { RichText } from '../define/field.ts'
import type { Entry } from '../define/values.ts'
import type { Block, Detail, Shown } from '../define/view.ts'
import { expand } from './expand.ts'
import {
  eagerSections,
  type Place,
  pageAt,
  placeAll,
  type RenderOptions,
  type Scope,
  sectionAfter,
} from './page-context.ts'
import { pageOf } from './page-of.ts'
import { Sections } from './sections.tsx'
import { survey } from './survey.ts'
import { messageOf, tryBlock } from './try-block.tsx'

type Placing = {
  as?: Place
  /** Below the first section. */
  afterFirst?: ReactNode
}

/** Reports and leaves out a block that throws, contains itself or exceeds the limit. */
export function renderPage(
  page: Entry<'page'>,
  options: RenderOptions,
  { as = 'block', afterFirst = null }: Placing = {},
): ReactNode {
  const { root, hasTitle } = scoped(page, { options, as })
  const [first, ...others] = page.fields.sections
  return expand(
    <Sections page={page} options={options} hasTitle={hasTitle}>
      {first ? placeAll([first], root, { as }) : null}
      {afterFirst}
      {placeAll(others, root, { before: first ? [first] : [], section: sectionAfter(as) })}
    </Sections>,
  )
}

export const renderDetail = (entry: Detail, options: RenderOptions, after: readonly Block[] = []) =>
  renderPage(pageOf([entry, ...after]), options, { as: 'page' })

type ListOptions = {
  options: RenderOptions
  as: 'card' | 'block'
  /** Rank of the heading above, by default the page's h1. */
  above?: number
  /** The page shows pictures above the list, so those of the list load when they come near. */
  isFurtherDown?: boolean
}

/** Returns one node for each entry. Pictures of the first entries load at once. */
export function renderList(
  entries: readonly Shown[],
  { options, as, above, isFurtherDown = false }: ListOptions,
): ReactNode[] {
  const page = pageOf(entries)
  const { root } = scoped(page, { options, as, above })
  return entries.map((entry, at) =>
    expand(placeAll([entry], root, { as, section: isFurtherDown ? eagerSections : at })),
  )
}

/** Reports text that fails, such as the footer's, and leaves it out. */
export function renderText(entry: Entry, text: RichText | undefined, options: RenderOptions): ReactNode {
  const counter = { blocks: 0 }
  const scope = {
    options,
    survey: { hasTitle: false, headings: new Map(), blocks: 0, beyond: new Set<string>(), root: '' },
    pages: new Map(),
    place: (block: Parameters<typeof tryBlock>[0]) => tryBlock(block, counter),
  }
  try {
    return expand(pageAt(scope, entry, { path: '', trail: [] }).richText(text))
  } catch (error) {
    options.report?.({ space: entry.space, entry: entry.id, type: entry.type, message: messageOf(error) })
    return null
  }
}

type Scoped = { options: RenderOptions; as: Place; above?: number | undefined }

function scoped(page: Entry<'page'>, { options, as, above }: Scoped) {
  const counter = { blocks: 0 }
  const scope: Scope = {
    options,
    survey: survey(page, { as, above }),
    pages: new Map(),
    place: (block) => tryBlock(block, counter),
    ...(options.mode === 'public' && { firstPicture: { isShown: false } }),
  }
  return { root: pageAt(scope, page, { path: '', trail: [] }), hasTitle: scope.survey.hasTitle }
}
