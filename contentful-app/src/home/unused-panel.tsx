import { Button } from '@contentful/f36-components'
import { useState } from 'react'
import type { Session } from '../contentful/session.ts'
import { archive } from './archive.ts'
import styles from './home.module.css'
import type { Listed } from './listed.ts'
import { Panel } from './panel.tsx'

type Done = { said: string; undo?: () => Promise<void> }

export function UnusedPanel({ session, items }: { session: Session; items: readonly Listed[] | undefined }) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<string>()
  const [done, setDone] = useState<Done>()
  const put = (item: Listed) => async () => {
    setBusy(keyOf(item))
    try {
      const restore = await archive(session, item)
      setGone((keys) => new Set([...keys, keyOf(item)]))
      const undo = async () => {
        await restore()
        setGone((keys) => new Set([...keys].filter((key) => key !== keyOf(item))))
        setDone({ said: `“${item.title}” is back.` })
      }
      setDone({ said: `Archived “${item.title}”.`, undo })
    } catch (error) {
      setDone({ said: reasonOf(error) })
    }
    setBusy(undefined)
  }
  const undo = () =>
    done?.undo?.().catch((error: unknown) => setDone({ said: reasonOf(error), undo: done.undo }))
  return (
    <div>
      <Panel
        session={session}
        name="Not used on any page"
        items={items?.filter((item) => !gone.has(keyOf(item)))}
        empty="Each block is on a page. A block that is taken off its last page appears here."
        action={(item) => (
          <Button
            size="small"
            aria-label={`Archive ${item.title}`}
            isDisabled={busy !== undefined}
            onClick={() => void put(item)()}
          >
            {busy === keyOf(item) ? 'Archiving…' : 'Archive'}
          </Button>
        )}
      />
      <div role="status" className={styles.done}>
        {done?.said}
        {done?.undo && (
          <Button size="small" variant="transparent" onClick={() => void undo()}>
            Undo
          </Button>
        )}
      </div>
    </div>
  )
}

const keyOf = ({ space, entry }: Listed) => `${space}/${entry}`
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : 'This did not work. Try again.'
