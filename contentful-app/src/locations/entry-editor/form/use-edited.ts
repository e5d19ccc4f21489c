import { useEffect, useState } from 'react'
import { type EntryRef, isSameEntry } from '../../../contentful/addresses.ts'
import type { Desk, Selection } from '../../../desk/desk.ts'
import type { OpenEntry } from '../../../entry/open-entry.ts'

type State = { phase: 'opening' } | { phase: 'open'; entry: OpenEntry } | { phase: 'failed'; reason: string }

/** An entry that was opened before is available at once. */
export function useEdited(desk: Desk, { trail }: Selection): { state: State; again(): void } {
  const ref = trail.at(-1)
  const key = `${ref?.space}/${ref?.entry}`
  const [round, setRound] = useState(0)
  const [late, setLate] = useState<{ key: string; state: State }>()
  const opened = ref && openedAs(desk, ref)
  const isOpened = opened !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the entry, and a new round tries again
  useEffect(() => {
    if (!ref || isOpened) return undefined
    let isOver = false
    const settle = (state: State) => !isOver && setLate({ key, state })
    desk.open(ref).then(
      (entry) => settle({ phase: 'open', entry }),
      (error: unknown) => settle({ phase: 'failed', reason: reasonOf(error) }),
    )
    return () => {
      isOver = true
    }
  }, [desk, key, isOpened, round])
  const state: State = opened
    ? { phase: 'open', entry: opened }
    : late?.key === key
      ? late.state
      : { phase: 'opening' }
  return {
    state,
    again() {
      setLate(undefined)
      setRound((count) => count + 1)
    },
  }
}

const openedAs = ({ root, opened }: Desk, ref: EntryRef): OpenEntry | undefined =>
  [root, ...opened()].find(({ space, id }) => isSameEntry({ space, entry: id }, ref))

const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Contentful does not answer. Try again.'
