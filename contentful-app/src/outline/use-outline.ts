import type { Target } from '@association/content/rules'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useObserved } from '../base/observed.ts'
import { sitePages } from '../contentful/site/site-pages.ts'
import type { Desk } from '../desk/desk.ts'
import type { DeskTree } from '../desk/tree/keep-tree.ts'
import { keyOf } from '../release/items/item.ts'
import { itemsOnPage } from '../release/items/waiting.ts'
import { type Below, statesBelow } from './rows/below.ts'
import { countErrors, type ErrorCounts } from './rows/error-counts.ts'
import { type Expansion, expansionKept, isOpenIn } from './rows/expansion.ts'
import { mostRows, type Rows, rowKeeper, rowsOf } from './rows/rows.ts'

export type KnownTree = Extract<DeskTree, { phase: 'known' }>

export const rootOf = ({ root }: Desk, { content }: KnownTree): Target =>
  content.entries.get(root.id) ?? {
    ...{ space: root.space, id: root.id, type: root.type, typeName: root.type.name },
    ...{ values: root.values(), status: 'unknown' as const },
  }

export type OutlineState = Rows & {
  open(key: string, isOpen: boolean): void
  openAll(keys: readonly string[]): void
}

/** Updates at low priority, so that typing stays fast. */
export function useRows(desk: Desk, tree: KnownTree): OutlineState {
  const kept = useMemo(() => expansionKept(`${desk.root.space}/${desk.root.id}`), [desk])
  const [chosen, setChosen] = useState<Expansion>(kept.read)
  const [keepRows] = useState(rowKeeper)
  const shown = useDeferredValue(tree)
  const { rows, isCut } = useMemo(
    () =>
      rowsOf(
        { root: rootOf(desk, shown), content: shown.content },
        isOpenIn(chosen, { blocks: Math.min(shown.content.entries.size, mostRows) }),
      ),
    [desk, shown, chosen],
  )
  const latest = useRef({ chosen, rows })
  latest.current = { chosen, rows }
  const { open, openAll } = useMemo(() => {
    const choose = (choices: readonly (readonly [string, boolean])[]) => {
      const next = new Map([...latest.current.chosen, ...choices])
      setChosen(next)
      kept.keep(next)
    }
    return {
      open: (key: string, isOpen: boolean) => choose([[key, isOpen]]),
      openAll(keys: readonly string[]) {
        const isOpen = new Set(
          latest.current.rows.filter((row) => row.isExpanded).map(({ node }) => node.key),
        )
        const closed = keys.filter((key) => !isOpen.has(key))
        if (closed.length > 0) choose(closed.map((key) => [key, true]))
      },
    }
  }, [kept])
  return { ...{ rows: useMemo(() => keepRows(rows), [keepRows, rows]), isCut }, open, openAll }
}

/** Error counts can be late, keystrokes cannot. */
const restMs = 600

export function useErrorCounts(desk: Desk): ErrorCounts {
  const tree = useObserved(desk.tree)
  const quiet = useObserved(desk.quiet)
  const [counts, setCounts] = useState<ErrorCounts>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other quiet fields are other counts
  useEffect(() => {
    if (tree.phase !== 'known') return undefined
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const site = sitePages(desk.session).known()
      const found = await countErrors(tree.content, { site, quiet: desk.quiet, signal: stop.signal })
      if (!stop.signal.aborted) setCounts(found)
    }, restMs)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [desk, tree, quiet])
  return counts
}

export function useBelow(desk: Desk, tree: KnownTree, errors: ErrorCounts): (entry: string) => Below {
  const across = useObserved(desk.abroad)
  const { space } = desk.root
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the desk reads of the other space is part of the page
  const states = useMemo(() => {
    const { items } = itemsOnPage(desk, tree.content)
    const isFaulty = (item: { space: string; id: string }) => item.space === space && errors.has(item.id)
    return statesBelow({ items, isFaulty })
  }, [desk, tree, across, errors, space])
  return (entry) => states.get(keyOf({ space, linkType: 'Entry', id: entry })) ?? 'fine'
}
