import { useEffect, useState } from 'react'
import type { EntryRef } from '../../contentful/addresses.ts'
import { onPublished } from '../../contentful/published.ts'
import type { Session } from '../../contentful/session.ts'
import { nextPlan } from './scheduled.ts'

/** Frames tell each other here that a plan was made or canceled. */
const channelName = 'association-app:plans'

export function announcePlans() {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(undefined)
  channel.close()
}

export function useNextPlan(session: Session, { space, entry }: EntryRef): string | undefined {
  const [at, setAt] = useState<string>()
  useEffect(() => {
    let isOver = false
    const read = () =>
      void nextPlan(session, { space, entry }).then(
        (found) => !isOver && setAt(found),
        () => {}, // The last result stays.
      )
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = read
    const stop = onPublished(read)
    read()
    return () => {
      isOver = true
      stop()
      channel.close()
    }
  }, [session, space, entry])
  return at
}
