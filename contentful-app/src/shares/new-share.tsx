import type { Share, SharedPage } from '@association/content/preview/share.ts'
import { Button } from '@contentful/f36-components'
import { useId, useState } from 'react'
import type { Session } from '../contentful/session.ts'
import type { SiteShares } from './links/ask-shares.ts'
import type { ShareStore } from './links/share-store.ts'
import type { SharedLink } from './links/shared-link.ts'
import type { Shareable } from './open-shares.ts'
import { PageSet } from './page-set.tsx'
import styles from './shares.module.css'
import type { OpenShares } from './use-shares.ts'

type Props = { session: Session; page: Shareable; open: OpenShares; onMade(link: SharedLink): void }
type ShareWork = { phase: 'ready' } | { phase: 'busy' } | { phase: 'failed'; reason: string }

const hourMs = 60 * 60 * 1000

const lifetimes = [
  { id: 'hour', name: '1 hour', ms: hourMs },
  { id: 'day', name: '1 day', ms: 24 * hourMs },
  { id: 'fortnight', name: '14 days', ms: 14 * 24 * hourMs },
] as const

type Lifetime = (typeof lifetimes)[number]['id']

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

type Option<Id> = { id: Id; name: string; help?: string }
type OptionsProps<Id> = {
  label: string
  options: readonly Option<Id>[]
  chosen: NoInfer<Id>
  onChoose(id: NoInfer<Id>): void
}

function Options<Id extends string>({ label, options, chosen, onChoose }: OptionsProps<Id>) {
  const name = useId()
  return (
    <fieldset className={styles.options}>
      <legend>{label}</legend>
      {options.map(({ id, name: words, help }) => (
        <label key={id} className={styles.option}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            {words}
            {help && <small>{help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type ShareChoice = { pages: readonly SharedPage[]; lifetime: Lifetime; mode: Share['mode'] }
type Services = { store: ShareStore; site: SiteShares; now: number }

/** Throws ShareError; then no link exists. */
async function createShare({ pages, lifetime, mode }: ShareChoice, services: Services): Promise<SharedLink> {
  const { store, site, now } = services
  const share: Share = { pages, mode, expiresAt: new Date(now + lifetimeMs(lifetime)).toISOString() }
  if (mode === 'follow') return store.create(share)
  return store.create(share, await site.freeze(pages.map(({ entry }) => entry)))
}

const lifetimeMs = (id: Lifetime) => lifetimes.find((lifetime) => lifetime.id === id)?.ms ?? hourMs
