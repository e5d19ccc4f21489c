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
  as?: Place
  above?: number
  /** Keep the same object, because a new one renders all blocks again. */
  options: RenderOptions
}

/**
 * Renders the markup of `renderPage` with memoized blocks. Keep unchanged entries, because a new object renders its
 * block again.
 */
export function LivePage({ page, as = 'block', above, options }: Props) {
  const { hasTitle, headings, blocks, beyond, root: key } = survey(page, { as, above })
  // Sorted, so that a move renders only blocks whose headings change.
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
