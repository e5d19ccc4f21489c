import type { JsonForm } from '@association/content/define/field.ts'
import type { Issue } from '@association/content/rules'
import type { Json } from '@association/content/safe/plain-json.ts'
import { top } from '@association/content/shared/json/faults.ts'
import { advice, readValues } from '@association/content/shared/json/read-values.ts'
import type { IssueBoard } from '../../../entry/issue-board.ts'
import type { FormStore } from './form-store.ts'

const none: readonly Issue[] = []
const restMs = 150

export type PartBoard = IssueBoard & {
  count(id: string): number
  start(): () => void
}

type Options = { board: IssueBoard; store: FormStore; form: JsonForm }

/** Rules can name a place themselves. Otherwise the fields of the form check the values. */
export function partBoard({ board, store, form }: Options): PartBoard {
  const { root } = store
  const notes = new Map<string, readonly Issue[]>()
  const listeners = new Set<() => void>()
  let found = new Map<string, readonly Issue[]>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  function look() {
    const shown = root.field.examined ? board.of(root.id) : faultsIn(store, form)
    const judged = board.isQuiet(root.id) ? none : shown
    const next = Map.groupBy(
      judged.flatMap((issue) => (issue.inside ? [issue] : [])),
      ({ inside }) => keyOf(inside?.path ?? []),
    )
    found = new Map([...next].map(([path, issues]) => [path, same(found.get(path), issues.map(brief))]))
    tell()
  }
  const keyAt = (id: string) => {
    const path = store.pathOf(id.split('/').slice(1))
    return path && keyOf(path)
  }
  return {
    all: () => none,
    withheld: () => none,
    isQuiet: () => false,
    of(id) {
      const key = keyAt(id)
      return notes.get(id) ?? (key === undefined ? none : (found.get(key) ?? none))
    },
    count(id) {
      const key = keyAt(id)
      if (key === undefined) return 0
      const below = [...found].filter(([path]) => path === key || path.startsWith(`${key}/`))
      return below.reduce((sum, [, issues]) => sum + issues.length, 0)
    },
    replace: () => {},
    refresh: () => {},
    note(id, message) {
      if (notes.get(id)?.[0]?.message === message) return
      if (message === undefined) notes.delete(id)
      else notes.set(id, [{ rule: 'readable', severity: 'error', field: root.id, message }])
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const later = () => {
        clearTimeout(timer)
        timer = setTimeout(look, restMs)
      }
      look()
      const stops = [board.subscribe(look), store.subscribe(later), () => clearTimeout(timer)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function faultsIn(store: FormStore, { fields, checks = [] }: JsonForm): Issue[] {
  // The form reads the values from a JSON field.
  const json = (store.values() ?? {}) as Json
  return [...readValues(fields, json).faults, ...advice(checks, json, top)].map(
    ({ severity, message, inside }) => ({
      rule: 'block',
      severity,
      field: store.root.id,
      message,
      ...(inside ? { inside } : {}),
    }),
  )
}

const brief = (issue: Issue): Issue => ({ ...issue, message: issue.inside?.message ?? issue.message })

const keyOf = (path: readonly (string | number)[]) => path.join('/')

/** Keeps an equal list, so that nothing renders. */
const same = (before: readonly Issue[] | undefined, now: readonly Issue[]) =>
  before?.length === now.length && before.every(({ message }, index) => message === now[index]?.message)
    ? before
    : now
