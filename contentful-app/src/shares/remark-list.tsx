import type { ShareRemark } from '@association/content/preview/share-visits.ts'
import { Badge, Button } from '@contentful/f36-components'
import { useState } from 'react'
import { dateWords } from '../base/date-words.ts'
import type { RemarkChange } from './links/ask-shares.ts'
import type { SharedLink } from './links/shared-link.ts'
import styles from './shares.module.css'
import type { OpenShares } from './use-shares.ts'

export type OnRemark = (place: { space: string; entry: string; field?: string | undefined }) => void

type Props = {
  link: SharedLink
  open: OpenShares
  remarks: readonly ShareRemark[]
  onSaid(words: string): void
  onRemark: OnRemark
}

export function RemarkList({ link, open, remarks, onSaid, onRemark }: Props) {
  const [problem, setProblem] = useState('')
  const change = async ({ id }: ShareRemark, wanted: RemarkChange) => {
    setProblem('')
    try {
      open.learn(link.id, await open.site.change(link.id, id, wanted))
      onSaid(done[wanted])
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  const unresolved = remarks.filter(({ isResolved }) => !isResolved).length
  return (
    <details className={styles.remarks} open={unresolved > 0}>
      <summary>{`Remarks (${unresolved} open, ${remarks.length - unresolved} resolved)`}</summary>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.id}>
            <p className={styles.text}>{remark.text}</p>
            <p className={styles.quiet}>
              {[remark.name ?? 'No name', dateWords(remark.at)].join(', ')}
              {remark.isResolved && <Badge variant="positive">Resolved</Badge>}
            </p>
            <div className={styles.row}>
              <Button size="small" onClick={() => onRemark(placeOf(remark))}>
                Open the field
              </Button>
              <Button
                size="small"
                variant="transparent"
                onClick={() => void change(remark, remark.isResolved ? 'reopen' : 'resolve')}
              >
                {remark.isResolved ? 'Reopen' : 'Resolve'}
              </Button>
              <Button size="small" variant="transparent" onClick={() => void change(remark, 'delete')}>
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </details>
  )
}

const placeOf = ({ space, entry, field }: ShareRemark) => ({ space, entry, ...(field ? { field } : {}) })

const done = { resolve: 'Resolved.', reopen: 'Open again.', delete: 'The remark is deleted.' } as const
