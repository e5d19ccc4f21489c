import { checkParsed, checkValues, type Issue } from '@association/content/rules'
import type { SitePages } from '../contentful/site/site-pages.ts'
import type { IssueBoard } from '../entry/issue-board.ts'
import type { OpenEntry } from '../entry/open-entry.ts'

/** Typing comes first: the rules run after this pause, and repeatedly during steady changes. */
const restMs = 150

export function watchEntry(entry: OpenEntry, board: IssueBoard, pages: SitePages): () => void {
  const { type } = entry
  let parsed: readonly Issue[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const run = () => {
    timer = undefined
    const values = entry.values()
    const context = { site: pages.known() }
    board.replace([...checkValues({ type, values }, context), ...parsed])
    checkParsed({ type, values }, context).then(
      (issues) => {
        parsed = issues
        if (!isOver) board.replace([...checkValues({ type, values: entry.values() }, context), ...parsed])
      },
      () => {}, // The parser failed to load. The next change retries, and the sidebar reports the incomplete check.
    )
  }
  const soon = () => {
    timer ??= setTimeout(run, restMs)
  }
  const stops = [entry.onChange(soon), pages.onChange(soon)]
  run()
  void pages.ready()
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
