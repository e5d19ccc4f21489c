import type { EntryProps } from 'contentful-management'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EntryRef } from '../contentful/addresses.ts'
import type { Session } from '../contentful/session.ts'
import { draftPrefix } from '../entry/drafts/drafts.ts'
import { openWriters } from '../entry/drafts/writers.ts'
import { findUnsent } from './find-unsent.ts'
import { type EntryScope, placedDrafts } from './placed-drafts.ts'
import { forgetDraft, sendDraft } from './send-draft.ts'
import { failureWords, type Unsent } from './unsent.ts'

type Options = {
  /** Undefined while the entries are unknown. */
  wanted: EntryScope | undefined
  /** Drafts of open editors are excluded by default, because an editor in another tab continues with them. */
  areOpenListed?: boolean
  onSent?(ref: EntryRef, entry: EntryProps): void
  onChanged?(): void
}

export type UnsentDrafts = {
  items: readonly Unsent[]
  /** The result of the last action, for a live region. */
  said: string
  sending: string | undefined
  send(unsent: Unsent): Promise<void>
  discard(unsent: Unsent): void
}

/** Requests nothing without drafts. */
export function useUnsent(
  session: Session,
  { wanted, areOpenListed = false, onSent = () => {}, onChanged = () => {} }: Options,
): UnsentDrafts {
  const [items, setItems] = useState<readonly Unsent[]>([])
  const [said, setSaid] = useState('')
  const [sending, setSending] = useState<string>()
  const known = useRef('')
  const round = useRef(0)
  const look = useCallback(async () => {
    round.current += 1
    const own = round.current
    const open = areOpenListed ? noWriters : await openWriters()
    const placed = wanted ? placedDrafts(session, { wanted, open }) : []
    const now = placed.map((each) => `${each.entry}/${each.field}/${each.draft.at}`).join(' ')
    if (own !== round.current || now === known.current) return
    const found = await findUnsent(session, placed)
    if (own !== round.current) return
    known.current = found.some(({ state }) => state === 'unread') ? '' : now
    setItems(found)
  }, [session, wanted, areOpenListed])
  useEffect(() => onDraftsElsewhere(() => void look()), [look])

  function finish(unsent: Unsent, words: string) {
    setItems((all) => all.filter(({ key }) => key !== unsent.key))
    setSaid(words)
    onChanged()
    void look()
  }
  async function send(unsent: Unsent) {
    setSending(unsent.key)
    setSaid('')
    const sent = await sendDraft(session, unsent)
    setSending(undefined)
    if ('entry' in sent) {
      onSent(unsent, sent.entry)
      finish(unsent, `${unsent.label} of “${unsent.title}” was sent.`)
    } else if ('failure' in sent) setSaid(failureWords[sent.failure])
    else
      setItems((all) => all.map((each) => (each.key === unsent.key ? { ...each, state: sent.state } : each)))
  }
  return {
    ...{ items, said, sending, send },
    discard(unsent) {
      forgetDraft(session, unsent)
      finish(unsent, `The draft of ${unsent.label} was discarded.`)
    },
  }
}

const noWriters: ReadonlySet<string> = new Set()
const restMs = 300

/** Runs at once, after changes in another frame, and on return to the tab. */
function onDraftsElsewhere(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(task, restMs)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(draftPrefix)) soon()
  }
  const onReturn = () => document.visibilityState === 'visible' && soon()
  task()
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
