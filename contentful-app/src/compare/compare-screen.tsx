import type { DialogAppSDK } from '@contentful/app-sdk'
import { Button, Note, Select, Skeleton } from '@contentful/f36-components'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Session } from '../contentful/session.ts'
import { useWidth } from '../preview/controls/use-width.ts'
import { ViewportSwitch } from '../preview/controls/viewport-switch.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './compare.module.css'
import { summaryOf } from './differences/compare-versions.ts'
import { Nothing } from './nothing.tsx'
import type { CompareRequest } from './open-compare.ts'
import type { Restore } from './restore.ts'
import { toggled } from './staged.ts'
import { StagedBar } from './staged-bar.tsx'
import { type Comparison, useComparison } from './use-comparison.ts'
import { type Frames, VersionFrames } from './version-frames.tsx'

type Props = { sdk: DialogAppSDK; session: Session }

export function CompareScreen({ sdk, session }: Props) {
  const request = useMemo(() => sdk.parameters.invocation as unknown as CompareRequest, [sdk])
  const [staged, setStaged] = useState<readonly Restore[]>([])
  const [width, setWidth] = useWidth('compare', 'phone')
  const frames = useRef<Frames>(undefined)
  const { comparison, snapshots, chosen, choose, again } = useComparison(session, request)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (staged.length > 0 ? setLeaving(true) : sdk.close())
  useEscape(staged.length > 0 ? () => setLeaving(!isLeaving) : undefined)
  const beforeName = chosen ? 'Earlier publication' : 'Published'
  return (
    <main className={styles.screen} aria-label="Compare">
      <header className={styles.head}>
        <Select
          size="small"
          aria-label="Compare the draft with"
          value={chosen?.id ?? ''}
          onChange={({ currentTarget }) => {
            setStaged([])
            choose(snapshots.find(({ id }) => id === currentTarget.value))
          }}
        >
          <Select.Option value="">What visitors see now</Select.Option>
          {snapshots.map(({ id, title }) => (
            <Select.Option key={id} value={id}>
              {title}
            </Select.Option>
          ))}
        </Select>
        <ViewportSwitch value={width === 'all' ? 'phone' : width} onChange={setWidth} hasAll={false} />
        <p className={styles.summary} role="status">
          {summaryWords(comparison)}
        </p>
      </header>
      {comparison.phase === 'known' ? (
        <div className={styles.columns}>
          <VersionFrames
            key={chosen?.id ?? 'published'}
            ref={frames}
            {...{ session, request, staged, comparison, width, beforeName }}
            {...(chosen && { snapshot: chosen })}
            onEscape={leave}
          />
          <ChangeList
            {...{ comparison, staged }}
            onShow={(item) => frames.current?.show({ space: item.space, entry: item.id })}
            onToggle={(restores) => setStaged(toggled(staged, restores))}
          />
        </div>
      ) : (
        <Without comparison={comparison} onRetry={() => void again()} />
      )}
      {staged.length > 0 && (
        <StagedBar
          {...{ staged, isLeaving }}
          onKeep={() => {
            setStaged([])
            setLeaving(false)
          }}
          onStay={() => setLeaving(false)}
          onClose={(restores) => sdk.close(restores)}
        />
      )}
    </main>
  )
}

const summaryWords = (comparison: Comparison) =>
  comparison.phase === 'known' ? summaryOf(comparison.changes) : ''

function Without({ comparison, onRetry }: { comparison: Comparison; onRetry(): void }) {
  if (comparison.phase === 'failed')
    return (
      <div className={styles.without} role="alert">
        <Note variant="warning" title="The versions could not be compared">
          <p>{comparison.reason}</p>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </Note>
      </div>
    )
  if (comparison.phase === 'unpublished')
    return (
      <div className={styles.without}>
        <Nothing title="This page is not published yet">
          Everything on it is new to visitors. After its first publication, its changes appear here.
        </Nothing>
      </div>
    )
  return (
    <div className={styles.without}>
      <Skeleton.Container aria-label="Reading both versions">
        <Skeleton.BodyText numberOfLines={6} />
      </Skeleton.Container>
    </div>
  )
}

/** Without a function, the dialog handles Escape. */
function useEscape(pressed: (() => void) | undefined) {
  const latest = useRef(pressed)
  latest.current = pressed
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !latest.current) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
