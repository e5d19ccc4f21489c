import type { Share, SharedPage } from '@association/content/preview/share.ts'
import { Button } from '@contentful/f36-components'
import { useState } from 'react'
import type { Session } from '../contentful/session.ts'
import { createShare } from './links/create-share.ts'
import { type Lifetime, lifetimes } from './links/lifetimes.ts'
import type { SharedLink } from './links/shared-link.ts'
import type { Shareable } from './open-shares.ts'
import { Options } from './options.tsx'
import { PageSet } from './page-set.tsx'
import styles from './shares.module.css'
import type { OpenShares } from './use-shares.ts'

type Props = { session: Session; page: Shareable; open: OpenShares; onMade(link: SharedLink): void }
type ShareWork = { phase: 'ready' } | { phase: 'busy' } | { phase: 'failed'; reason: string }

const modes = [
  { id: 'follow', name: 'Follow the draft', help: 'Recipients always see the newest draft.' },
  { id: 'frozen', name: 'Freeze it', help: 'Recipients see the draft as it is now.' },
] as const satisfies { id: Share['mode']; name: string; help: string }[]

export function NewShare({ session, page, open, onMade }: Props) {
  const [pages, setPages] = useState<readonly SharedPage[]>([
    { space: page.space, entry: page.entry, title: page.title },
  ])
  const [lifetime, setLifetime] = useState<Lifetime>('day')
  const [mode, setMode] = useState<Share['mode']>('follow')
  const [work, setWork] = useState<ShareWork>({ phase: 'ready' })
  const create = async () => {
    setWork({ phase: 'busy' })
    try {
      const { store, site } = open
      onMade(await createShare({ pages, lifetime, mode }, { store, site, now: Date.now() }))
      setWork({ phase: 'ready' })
    } catch (error) {
      setWork({ phase: 'failed', reason: (error as Error).message })
    }
  }
  return (
    <section className={styles.new} aria-labelledby="new-share">
      <h2 id="new-share">New link</h2>
      <PageSet session={session} space={page.space} pages={pages} onChange={setPages} />
      <div className={styles.choices}>
        <Options label="Works for" options={lifetimes} chosen={lifetime} onChoose={setLifetime} />
        <Options label="Content" options={modes} chosen={mode} onChoose={setMode} />
      </div>
      <div className={styles.row}>
        <Button
          variant="primary"
          isDisabled={work.phase === 'busy' || pages.length === 0}
          onClick={() => void create()}
        >
          {work.phase === 'busy' ? 'Creating…' : 'Create link'}
        </Button>
        <span className={styles.quiet}>
          Whoever has the link can see the draft. It is not in search engines.
        </span>
      </div>
      {work.phase === 'failed' && (
        <p className={styles.problem} role="alert">
          {`There is no link. ${work.reason}`}
        </p>
      )}
    </section>
  )
}
