import { checkParsed, checkValues, type Issue } from '@association/content/rules'
import type { OpenEntry } from '../entry/open-entry.ts'
import type { IssueBoard } from './issue-board.ts'

/** Typing comes first: the rules run this long after a change, and again while changes keep coming. */
const restMs = 150

/** Keeps the board in step with what is typed. */
export function watchEntry(entry: OpenEntry, board: IssueBoard): () => void {
  const { type } = entry
  let parsed: readonly Issue[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const run = () => {
    timer = undefined
    const values = entry.values()
    board.replace([...checkValues({ type, values }), ...parsed])
    checkParsed({ type, values }).then(
      (issues) => {
        parsed = issues
        if (!isOver) board.replace([...checkValues({ type, values: entry.values() }), ...parsed])
      },
      () => {}, // its parser did not load; the next change asks again, and the sidebar says that not all was checked
    )
  }
  const stop = entry.onChange(() => {
    timer ??= setTimeout(run, restMs)
  })
  run()
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}
