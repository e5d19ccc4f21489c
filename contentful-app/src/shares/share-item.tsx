import { Badge, Button } from '@contentful/f36-components'
import { useState } from 'react'
import { dateWords } from '../base/date-words.ts'
import { LinkPanel } from './link-panel.tsx'
import { type SharedLink, stateOf } from './links/shared-link.ts'
import { type OnRemark, RemarkList } from './remark-list.tsx'
import styles from './shares.module.css'
import type { Facts, OpenShares } from './use-shares.ts'

type Props = {
  link: SharedLink
  open: OpenShares
  isOpenAtFirst: boolean
  onSaid(words: string): void
  onRemark: OnRemark
}

export function ShareItem({ link, open, isOpenAtFirst, onSaid, onRemark }: Props) {
  const [isShown, setShown] = useState(isOpenAtFirst)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const now = Date.now()
  const state = stateOf(link.share, now)
  const title = titleWords(link)
  const visits = open.facts.visits.get(link.id)
  const act = async (task: () => Promise<void>, words: string) => {
    setBusy(true)
    setProblem('')
    try {
      await task()
      onSaid(words)
      open.again()
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <div className={styles.what}>
          <strong>{title}</strong>
          <span className={styles.quiet}>{factsOf(link, open.facts, now)}</span>
        </div>
        <Badge variant={state === 'open' ? 'positive' : 'secondary'}>{badges[state]}</Badge>
        {state === 'open' ? (
          <>
            <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide link' : 'Show link'}
            </Button>
            <Button
              size="small"
              variant="negative"
              isDisabled={isBusy}
              aria-label={`Revoke the link to ${title}`}
              onClick={() =>
                void act(
                  () => open.store.revoke(link, new Date().toISOString()),
                  'Revoked. Within 5 seconds, the link opens nothing.',
                )
              }
            >
              {isBusy ? 'Revoking…' : 'Revoke'}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant="transparent"
            isDisabled={isBusy}
            aria-label={`Delete the ended link to ${title}`}
            onClick={() => void act(() => open.store.delete(link), 'Deleted from the list.')}
          >
            Delete
          </Button>
        )}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isShown && state === 'open' && <LinkPanel link={link} site={open.site} />}
      {visits && visits.remarks.length > 0 && (
        <RemarkList {...{ link, open, onRemark, onSaid }} remarks={visits.remarks} />
      )}
    </li>
  )
}

function factsOf(link: SharedLink, { names, visits }: Facts, now: number): string {
  const creator = names.get(link.createdBy ?? '')
  const visit = visits.get(link.id)
  const opened = visit?.openedAt ? `Opened ${dateWords(visit.openedAt, now)}` : 'Not opened yet'
  return [
    `${creator ? `${creator}, ` : ''}${dateWords(link.createdAt, now)}`,
    modeWords(link),
    endWords(link, now),
    ...(visit ? [opened] : []),
  ].join(' · ')
}

const badges = { open: 'Works', expired: 'Expired', revoked: 'Revoked' } as const

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Returns “Works until Nov 24, 2026, 9:00 AM.” */
function endWords({ share }: SharedLink, now: number): string {
  const state = stateOf(share, now)
  if (state === 'revoked') return `Revoked ${dateWords(share.revokedAt ?? share.expiresAt, now)}`
  const words = day.format(new Date(share.expiresAt))
  return state === 'expired' ? `Expired on ${words}` : `Works until ${words}`
}

const modeWords = ({ share: { mode } }: SharedLink) =>
  mode === 'follow' ? 'Follows the draft' : 'Frozen as it was'

const titleWords = ({ share: { pages } }: Pick<SharedLink, 'share'>) => {
  const [first, ...more] = pages
  return more.length === 0 ? (first?.title ?? 'No page') : `${first?.title} and ${more.length} more`
}
