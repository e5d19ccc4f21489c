import type { DialogAppSDK } from '@contentful/app-sdk'
import { Button, Note } from '@contentful/f36-components'
import { useState } from 'react'
import type { Session } from '../contentful/session.ts'
import type { SharedLink } from './links/shared-link.ts'
import { NewShare } from './new-share.tsx'
import type { Shareable } from './open-shares.ts'
import { ShareItem } from './share-item.tsx'
import styles from './shares.module.css'
import { type OpenShares, useShares } from './use-shares.ts'

type Props = { sdk: DialogAppSDK; session: Session }

export function SharesDialog({ sdk, session }: Props) {
  const page = sdk.parameters.invocation as unknown as Shareable
  const open = useShares(session, page.space)
  const [made, setMade] = useState<string>()
  const [said, setSaid] = useState('')
  const { shares } = open
  return (
    <main className={styles.dialog} aria-label="Share links">
      <NewShare
        {...{ session, page, open }}
        onMade={({ id }) => {
          setMade(id)
          setSaid('The link works now. Copy it from the list.')
          open.again()
        }}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
      {shares.phase === 'loading' && <p role="status">Reading the share links…</p>}
      {shares.phase === 'failed' && <Failed reason={shares.reason} onAgain={open.again} />}
      {shares.phase === 'known' && (
        <List
          {...{ page, open, made }}
          links={shares.links}
          total={shares.total}
          onSaid={setSaid}
          onRemark={(place) => sdk.close(place)}
        />
      )}
    </main>
  )
}

function Failed({ reason, onAgain }: { reason: string; onAgain(): void }) {
  return (
    <Note variant="warning" title="The share links could not be read">
      <p role="alert">{reason}</p>
      <Button size="small" onClick={onAgain}>
        Try again
      </Button>
    </Note>
  )
}

type ListProps = {
  page: Shareable
  open: OpenShares
  links: readonly SharedLink[]
  total: number
  made: string | undefined
  onSaid(words: string): void
  onRemark(place: { space: string; entry: string; field?: string | undefined }): void
}

function List({ page, open, links, total, made, onSaid, onRemark }: ListProps) {
  const [isWhole, setWhole] = useState(false)
  const own = links.filter(({ share }) => share.pages.some(({ entry }) => entry === page.entry))
  const shown = isWhole ? links : own
  return (
    <section aria-labelledby="share-links">
      <div className={styles.listHead}>
        <h2 id="share-links">{isWhole ? 'All links of this space' : 'Links of this page'}</h2>
        {links.length > own.length && (
          <Button size="small" variant="transparent" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Only this page' : `All ${links.length} of this space`}
          </Button>
        )}
        <Button size="small" variant="transparent" onClick={open.again}>
          Reload
        </Button>
      </div>
      {open.facts.reason && (
        <Note variant="warning">{`${open.facts.reason} Who opened the links is not known, and there are no remarks.`}</Note>
      )}
      {shown.length === 0 && (
        <p className={styles.empty}>
          Nobody has a link yet. Create one above, and send it to a person who has no account in Contentful.
        </p>
      )}
      <ul className={styles.list}>
        {shown.map((link) => (
          <ShareItem key={link.id} {...{ link, open, onSaid, onRemark }} isOpenAtFirst={link.id === made} />
        ))}
      </ul>
      {isWhole && total > links.length && (
        <p className={styles.empty}>{`The newest ${links.length} of ${total} links are listed.`}</p>
      )}
    </section>
  )
}
