import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import { BLOCKS, type Block, HEADINGS, INLINES, type Inline } from '@contentful/rich-text-types'
import { createElement, type ReactNode } from 'react'
import type { Asset, RichText } from '../define/field.ts'
import { type Embed, headingTag, type Page } from '../define/view.ts'
import type { RichTextTarget } from '../derive/read-rich-text.ts'
import { TableRegion } from '../html/table-region.tsx'
import { Anchor } from '../links/anchor.tsx'
import { footnotes } from './footnotes.tsx'
import { anchorsIn } from './heading-anchors.ts'
import { rankedHeadings } from './ranked-headings.ts'
import styles from './rich-text.module.css'
import { textWithBreaks } from './text.tsx'
import { withBlocksOnTheirOwn } from './with-blocks-on-their-own.ts'

/** `hasAnchors`: links can target the headings and the notes. */
type TextSurroundings = { ranks?: readonly number[]; hasAnchors?: boolean | undefined }

export function renderRichText(
  document: RichText | undefined,
  page: TextPage,
  { ranks = [], hasAnchors = false }: TextSurroundings = {},
): ReactNode {
  if (!document) return null
  const lifted = withBlocksOnTheirOwn(document)
  const notes = hasAnchors ? footnotes(lifted) : { renderMark: {}, renderNode: {} }
  return documentToReactComponents(lifted, {
    renderText: textWithBreaks,
    renderMark: notes.renderMark,
    renderNode: {
      ...notes.renderNode,
      ...nodes(page),
      ...headings(rankedHeadings(lifted, ranks), hasAnchors ? anchorsIn(lifted) : new Map()),
      ...tables(columnHeadersIn(lifted)),
    },
  })
}

type TextPage = Page & { embedded(entry: Embed): ReactNode }
type NodeRenderers = NonNullable<Options['renderNode']>

function nodes(page: TextPage): NodeRenderers {
  const embedded = (node: Block | Inline) => {
    const target = targetOf(node)
    // The cast: the renderer handles types without a view.
    return target && 'entry' in target ? page.embedded(target.entry as Embed) : null
  }
  return {
    [BLOCKS.EMBEDDED_ENTRY]: embedded,
    [BLOCKS.EMBEDDED_RESOURCE]: () => null,
    [INLINES.EMBEDDED_RESOURCE]: () => null,
    [INLINES.RESOURCE_HYPERLINK]: (_, children) => children,
    [BLOCKS.EMBEDDED_ASSET]: (node) => {
      const target = targetOf(node)
      return target && 'asset' in target ? <EmbeddedAsset asset={target.asset} page={page} /> : null
    },
    [INLINES.HYPERLINK]: ({ data }, children) => (
      <Anchor link={page.link(typeof data.uri === 'string' ? data.uri : undefined)}>{children}</Anchor>
    ),
    [INLINES.ENTRY_HYPERLINK]: (node, children) => {
      const target = targetOf(node)
      return target && 'path' in target ? <Anchor link={page.link(target.path)}>{children}</Anchor> : children
    },
    [INLINES.ASSET_HYPERLINK]: (node, children) => {
      const target = targetOf(node)
      return target && 'asset' in target ? (
        <Anchor link={page.link(page.file(target.asset))}>{children}</Anchor>
      ) : (
        children
      )
    },
  }
}

type Anchors = ReadonlyMap<unknown, { id: string }>

const headings = (ranks: ReadonlyMap<unknown, number>, anchors: Anchors): NodeRenderers =>
  Object.fromEntries(
    HEADINGS.map((type) => [
      type,
      (node: Block | Inline, children: ReactNode) =>
        createElement(headingTag(ranks.get(node) ?? 2), { id: anchors.get(node)?.id }, children),
    ]),
  )

const tables = (columnHeaders: ReadonlySet<unknown>): NodeRenderers => ({
  [BLOCKS.TABLE]: (_, children) => (
    <TableRegion>
      <tbody>{children}</tbody>
    </TableRegion>
  ),
  [BLOCKS.TABLE_HEADER_CELL]: (node, children) => (
    <th scope={columnHeaders.has(node) ? 'col' : 'row'}>{children}</th>
  ),
})

const targetOf = ({ data }: Block | Inline): RichTextTarget | undefined => data.target

type TableNode = { nodeType: string; content?: readonly TableNode[] }

/** Header cells head a column if the first row has only header cells, else their row. */
function columnHeadersIn(document: RichText): ReadonlySet<unknown> {
  return new Set(tablesIn(document as TableNode).flatMap(headersOf))
}

const tablesIn = (node: TableNode): readonly TableNode[] =>
  node.nodeType === BLOCKS.TABLE ? [node] : (node.content ?? []).flatMap(tablesIn)

function headersOf({ content: [first] = [] }: TableNode): readonly TableNode[] {
  const cells = first?.content ?? []
  return cells.every(({ nodeType }) => nodeType === BLOCKS.TABLE_HEADER_CELL) ? cells : []
}

function EmbeddedAsset({ asset, page }: { asset: Asset; page: Page }) {
  const { contentType, title } = asset
  if (contentType.startsWith('image/')) {
    const { alt, ...image } = page.image(asset)
    return (
      <p className={styles.picture}>
        <img {...image} alt={alt} />
      </p>
    )
  }
  return (
    <p>
      <Anchor link={page.link(page.file(asset))}>{title || 'Download'}</Anchor>
    </p>
  )
}
