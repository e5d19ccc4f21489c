import { createElement, Fragment, type ReactNode } from 'react'
import type { Entry } from '../define/values.ts'
import type { Block, Embed, Page } from '../define/view.ts'
import { type Problem, problemsOf } from '../derive/read.ts'
import { views } from '../generated/views.ts'
import { expand } from './expand.ts'
import type { PlacedBlock, RenderOptions } from './page-context.ts'
import { keyOf, limits } from './survey.ts'
import { Trouble } from './trouble.tsx'

/** Renders a block so that whatever goes wrong in it stays in it: nothing for visitors, the reason for editors. */
export function tryBlock({ entry, page, column }: PlacedBlock, counter: { blocks: number }): ReactNode {
  const { options } = page.scope
  const obstacle = obstacleOf(entry, page.position.trail) ?? crowd(counter)
  const block = obstacle === undefined ? tryView(entry, page) : { message: obstacle }
  const shown = 'message' in block ? reported(troubleOf(entry, block.message), options) : block.markup
  const noted = [...notes(entry, options), shown]
  if (noted.every((part) => part === null || part === undefined || part === false)) return null
  const content = noted.length === 1 ? shown : createElement(Fragment, null, ...noted)
  return column ? (
    <div key={page.position.path} className={column}>
      {content}
    </div>
  ) : (
    <Fragment key={page.position.path}>{content}</Fragment>
  )
}

/** Why this block must not be rendered here, if so. */
export function obstacleOf(entry: Block | Embed, trail: readonly string[]): string | undefined {
  if (trail.slice(0, -1).includes(keyOf(entry))) {
    return 'stands inside itself. Remove the link that leads back to it.'
  }
  if (trail.length > limits.depth) return `is nested deeper than ${limits.depth} blocks.`
  return views[entry.type] ? undefined : `has no view: Unknown Type: ${entry.type}`
}

function crowd(counter: { blocks: number }): string | undefined {
  counter.blocks += 1
  return counter.blocks > limits.blocks
    ? `is more than the ${limits.blocks} blocks that a page may hold.`
    : undefined
}

function tryView(entry: Block | Embed, page: Page): { markup: ReactNode } | { message: string } {
  try {
    return { markup: expand(viewOf(entry, page)) }
  } catch (error) {
    return { message: messageOf(error) }
  }
}

/** The view that the block's type registered, with its props. */
export function viewOf(entry: Block | Embed, page: Page) {
  // The registry pairs each type with its view; TypeScript cannot follow a pair through a lookup.
  const View = views[entry.type] as (props: { entry: Block | Embed; page: Page }) => ReactNode
  return <View entry={entry} page={page} />
}

export const messageOf = (error: unknown) =>
  `cannot be shown: ${error instanceof Error ? error.message : String(error)}`

export const troubleOf = ({ space, id, type }: Block | Embed, message: string): Problem => ({
  space,
  entry: id,
  type,
  message,
})

function reported(problem: Problem, { mode, report }: RenderOptions): ReactNode {
  report?.(problem)
  return mode === 'preview' ? <Trouble problem={problem} /> : null
}

/** In preview, what the reader found wrong in this entry. */
export const notes = (entry: Entry, { mode }: RenderOptions): ReactNode[] =>
  mode === 'public'
    ? []
    : problemsOf(entry).map((problem) => (
        <Trouble key={`${problem.field}: ${problem.message}`} problem={problem} />
      ))
