import type { Issue } from '@association/content/rules'
import { useCallback, useSyncExternalStore } from 'react'

/** A field receives only its own issues, so typing re-renders nothing else. */
export type IssueBoard = {
  all(): readonly Issue[]
  withheld(): readonly Issue[]
  isQuiet(field: string): boolean
  of(field: string): readonly Issue[]
  replace(issues: readonly Issue[]): void
  /** Records a problem that only the field's editor knows, such as invalid JSON. An empty message clears it. */
  note(field: string, message: string | undefined): void
  refresh(): void
  subscribe(listener: () => void): () => void
}

const none: readonly Issue[] = []

export function issueBoard(isQuiet: (field: string) => boolean = () => false): IssueBoard {
  let ruled: readonly Issue[] = none
  let all: readonly Issue[] = none
  let withheld: readonly Issue[] = none
  let byField = new Map<string, readonly Issue[]>()
  const noted = new Map<string, Issue>()
  const listeners = new Set<() => void>()

  function publish() {
    const isWithheld = ({ field }: Issue) => field !== undefined && isQuiet(field)
    all = [...noted.values(), ...ruled.filter((issue) => !isWithheld(issue))]
    withheld = ruled.filter(isWithheld)
    const next = Map.groupBy(all, ({ field = '' }) => field)
    byField = new Map([...next].map(([field, issues]) => [field, kept(byField.get(field), issues)]))
    for (const listener of listeners) listener()
  }
  return {
    all: () => all,
    withheld: () => withheld,
    isQuiet,
    of: (field) => byField.get(field) ?? none,
    replace(issues) {
      if (isSame(ruled, issues)) return
      ruled = issues
      publish()
    },
    note(field, message) {
      if (noted.get(field)?.message === message) return
      if (message === undefined) noted.delete(field)
      else noted.set(field, { rule: 'readable', severity: 'error', field, message })
      publish()
    },
    refresh: publish,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Keeps an equal list, so that nothing renders. */
const kept = (before: readonly Issue[] | undefined, now: readonly Issue[]) =>
  before && isSame(before, now) ? before : now

const isSame = (one: readonly Issue[], other: readonly Issue[]) =>
  one.length === other.length &&
  one.every(
    ({ severity, field, message }, index) =>
      severity === other[index]?.severity &&
      field === other[index]?.field &&
      message === other[index]?.message,
  )

export const useIssues = (board: IssueBoard, field: string) =>
  useSyncExternalStore(
    board.subscribe,
    useCallback(() => board.of(field), [board, field]),
  )

export const useAllIssues = (board: IssueBoard) => useSyncExternalStore(board.subscribe, board.all)

export const useWithheld = (board: IssueBoard) => useSyncExternalStore(board.subscribe, board.withheld)
