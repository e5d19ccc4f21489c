import type { BlockPosition, Operation } from '@association/content/preview/operations.ts'
import { useMemo, useRef, useState } from 'react'
import { trailTo } from '../../block-picker/blueprints/trail-to.ts'
import { type EntryRef, isSameEntry } from '../../contentful/addresses.ts'
import type { Desk } from '../../desk/desk.ts'
import type { DeskActions } from '../../desk/desk-context.ts'
import { goTo } from '../../entry/go-to.ts'

/** The actions keep their identity. */
export function useDeskActions(desk: Desk) {
  const [adding, setAdding] = useState<BlockPosition>()
  const [said, setSaid] = useState('')
  const opener = useRef<HTMLElement>(null)
  const actions = useMemo((): DeskActions => {
    const enter: DeskActions['enter'] = (ref, from) => void enterEntry(desk, ref, from)
    const add = (at: BlockPosition) => {
      opener.current = document.activeElement as HTMLElement | null
      setAdding(at)
    }
    return { desk, enter, add, run: (operation) => runSaid(desk, operation, setSaid) }
  }, [desk])
  const closePicker = () => {
    setAdding(undefined)
    requestAnimationFrame(() => document.activeElement === document.body && opener.current?.focus())
  }
  return { actions, adding, closePicker, said }
}

/** Shows a refusal, because the user waits for the result. */
async function runSaid(desk: Desk, operation: Operation, say: (words: string) => void) {
  try {
    say(await desk.run(operation))
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'This did not work. Try again.'
    desk.session.sdk.notifier.error(reason)
    say(reason)
    return false
  }
}

async function enterEntry(desk: Desk, ref: EntryRef, from?: 'preview') {
  const { selection, root, session, tree } = desk
  const { trail } = selection.state()
  const how = {
    ...(ref.field !== undefined && { field: ref.field }),
    ...(from === 'preview' && { isInSight: true }),
  }
  const known = trail.findIndex((each) => isSameEntry(each, ref))
  if (known >= 0) return selection.select({ trail: trail.slice(0, known + 1), ...how })
  const state = tree.state()
  const content = state.phase === 'known' && ref.space === root.space ? state.content : undefined
  if (content?.entries.has(ref.entry))
    return selection.select({
      trail: trailTo(ref, { root: { space: root.space, entry: root.id }, content }),
      ...how,
    })
  return goTo(session, ref, { current: root.id })
}
