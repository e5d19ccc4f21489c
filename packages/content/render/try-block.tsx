import { createElement, Fragment, type ReactNode } from 'react'
import { messages } from '../define/messages.ts'
import type { Entry } from '../define/values.ts'
import type { Shown } from '../define/view.ts'
import { problemsOf, type ReadProblem } from '../derive/read.ts'
import { mostWork } from '../safe/work.ts'
import { expand } from './expand.ts'
import { HiddenGhost } from './hidden-ghost.tsx'
import type { PlacedBlock, RenderOptions } from './page-context.ts'
import { isBeyond, isLeftOut, keyOf, limits } from './survey.ts'
import { Trouble } from './trouble.tsx'
import { viewFor } from './view-for.ts'

/** Shows an error only to editors. */
export function tryBlock(block: PlacedBlock, counter: { blocks: number }): ReactNode {
  const { entry, page, column } = block
  const { options } = page.scope
  if (isLeftOut(page.scope.survey, entry)) return ghostOf(block)
  const obstacle = obstacleOf(block) ?? crowd(counter)
  const tried = obstacle === undefined ? tryView(block) : { message: obstacle }
  const shown = 'message' in tried ? reported(troubleOf(entry, tried.message), options) : tried.markup
  const noted = [...notes(entry, options), shown, placeholderOf(block)]
  const [only, ...others] = noted.filter(isShown)
  if (only === undefined) return null
  const content = others.length === 0 ? only : createElement(Fragment, null, only, ...others)
  return column ? (
    <div key={page.position.path} className={column}>
      {content}
    </div>
  ) : (
    <Fragment key={page.position.path}>{content}</Fragment>
  )
}

export const ghostOf = ({ entry, page }: PlacedBlock): ReactNode =>
  page.scope.options.mode === 'preview' ? <HiddenGhost key={page.position.path} entry={entry} /> : null

const isShown = (part: ReactNode) => part !== null && part !== undefined && part !== false

/** Everyone sees the placeholder of a type without a view, but cards leave it out (BL-003). */
export const placeholderOf = ({ entry, as }: PlacedBlock): ReactNode =>
  as === 'card' || viewFor(entry, as) ? null : <UnknownType type={entry.type} />

/** The specification's text, which everyone sees. It is never inside a paragraph. */
const UnknownType = ({ type }: { type: string }) => <p>{messages.unknownType(type)}</p>

export function obstacleOf({ entry, page, as }: PlacedBlock): string | undefined {
  const { trail } = page.position
  if (trail.slice(0, -1).includes(keyOf(entry))) {
    return 'contains itself. Remove the link that leads back to it.'
  }
  const { survey } = page.scope
  if (isBeyond(survey, page.position.path, keyOf(entry))) {
    return `does not fit: a page can show about ${mostWork} characters, and each tag, mark and line counts as several. Shorten the block, or move it to another page.`
  }
  if (trail.length > limits.depth)
    return `is inside more than ${limits.depth} other blocks. Move it further up on the page.`
  return viewFor(entry, as) ? undefined : `has no view: ${messages.unknownType(entry.type)}`
}

function crowd(counter: { blocks: number }): string | undefined {
  counter.blocks += 1
  return counter.blocks > limits.blocks
    ? `does not fit: a page can show ${limits.blocks} blocks. Remove a block, or move it to another page.`
    : undefined
}

function tryView(block: PlacedBlock): { markup: ReactNode } | { message: string } {
  const { firstPicture } = block.page.scope
  const wasShown = firstPicture?.isShown ?? false
  try {
    return { markup: expand(viewOf(block)) }
  } catch (error) {
    if (firstPicture) firstPicture.isShown = wasShown
    return { message: messageOf(error) }
  }
}

export function viewOf({ entry, page, as }: PlacedBlock) {
  const View = viewFor(entry, as)
  return View && <View entry={entry} page={page} />
}

export const messageOf = (error: unknown) =>
  `cannot be shown: ${error instanceof Error ? error.message : String(error)}`

export const troubleOf = ({ space, id, type }: Shown, message: string): ReadProblem => ({
  space,
  entry: id,
  type,
  message,
})

function reported(problem: ReadProblem, { mode, report }: RenderOptions): ReactNode {
  report?.(problem)
  return mode === 'preview' ? <Trouble problem={problem} /> : null
}

export const notes = (entry: Entry, { mode }: RenderOptions): ReactNode[] =>
  mode === 'preview'
    ? problemsOf(entry).map((problem) => (
        <Trouble key={`${problem.field}: ${problem.message}`} problem={problem} />
      ))
    : []
