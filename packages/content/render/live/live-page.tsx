'use client'
import { useMemo } from 'react'
import type { Entry } from '../../define/values.ts'
import {
  type Place,
  pageAt,
  placeAll,
  type RenderOptions,
  type Scope,
  sectionAfter,
} from '../page-context.ts'
import { Sections } from '../sections.tsx'
import { limits, survey } from '../survey.ts'
import { LiveBlock } from './live-block.tsx'
import { Remarks } from './remarks.tsx'

type Props = {
  page: Entry<'page'>
  /** Place of its first block. */
  as?: Place
  /** Rank of the heading above it, for a part of a larger page. */
  above?: number
  /** Pass the same object while nothing in it changes: a new object renders all blocks again. */
  options: RenderOptions
}

/**
 * Gives the same markup as `renderPage`, but each block is a memoized component with an error boundary. A block renders
 * again only when its entry is another object, so an update should keep unchanged entries.
 */
export function LivePage({ page, as = 'block', above, options }: Props) {
  const { hasTitle, headings, blocks, beyond, root: key } = survey(page, { as, above })
  // Sorted, so that moving blocks renders only those whose headings change.
  const outline = JSON.stringify([...headings].toSorted(byPath))
  const left = JSON.stringify([...beyond])
  const scope = useMemo<Scope>(
    () => ({
      options,
      survey: {
        hasTitle,
        headings: new Map(JSON.parse(outline)),
        blocks: 0,
        beyond: new Set(JSON.parse(left)),
        root: key,
      },
      pages: new Map(),
      place: (block) => <LiveBlock key={block.page.position.path} {...block} />,
    }),
    [options, hasTitle, outline, left, key],
  )
  if (blocks >= limits.blocks)
    return <p role="note">This page has more than {limits.blocks} blocks. Visitors do not see the rest.</p>
  const root = pageAt(scope, page, { path: '', trail: [] })
  const [first, ...others] = page.fields.sections
  return (
    <Sections page={page} options={options} hasTitle={hasTitle}>
      {as === 'page' ? null : <Remarks entry={page} source={options.remarks} />}
      {first ? placeAll([first], root, { as }) : null}
      {placeAll(others, root, { before: first ? [first] : [], section: sectionAfter(as) })}
    </Sections>
  )
}

const byPath = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1
