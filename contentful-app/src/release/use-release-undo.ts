import { useEffect } from 'react'
import { announcePublished, onPublished } from '../contentful/published.ts'
import type { Desk } from '../desk/desk.ts'
import { openRelease } from './open-release.ts'
import { leftWords } from './publishing/publish-words.ts'
import { type Released, undoRelease } from './publishing/undo-release.ts'

/** Characters. The tab history keeps releases up to this size. The open dialog can undo larger ones. */
const longest = 100_000

/** Redo opens the dialog again. */
export function useReleaseUndo(desk: Desk, title: string) {
  const { session, root, undo } = desk
  useEffect(() => {
    const stops = [
      onPublished((release) => {
        const released = release as Released | undefined // another frame of this app announced it
        if (!released || released.entry !== root.id || released.space !== root.space) return
        if (released.live.length === 0 || JSON.stringify(released).length > longest) return
        undo.record({ said: saidOf(released), kind: 'release', data: released })
      }),
      undo.handle('release', {
        async undo(data) {
          const { live, before } = data as Released // recorded above
          const refused = await undoRelease(session, { live, before: new Map(before), onProgress() {} })
          announcePublished()
          desk.tree.again()
          // Only a part was reverted, which the history cannot express.
          if (refused.length > 0) session.sdk.notifier.error(leftWords(refused))
          return refused.length === 0
        },
        async redo() {
          await openRelease(session, { space: root.space, entry: root.id, title })
          return true
        },
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [desk, session, root, undo, title])
}

const saidOf = ({ live }: Released) =>
  live.length === 1 ? `Published “${live[0]?.title}”` : `Published ${live.length} items`
