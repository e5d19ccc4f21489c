import type { Finding } from '@association/content/rules'
import { Badge } from '@contentful/f36-components'
import { type CSSProperties, useId } from 'react'
import { dateWords } from '../../base/date-words.ts'
import { spaceNames } from '../../contentful/installation.ts'
import type { Session } from '../../contentful/session.ts'
import { goTo } from '../../entry/go-to.ts'
import { FixOnRequest } from '../../findings/fixes/fix-on-request.tsx'
import { isWaiting, type ReleaseItem } from '../items/item.ts'
import styles from './release.module.css'

type Props = {
  session: Session
  item: ReleaseItem
  level: number
  author: string | undefined
  findings: readonly Finding[]
  isChosen: boolean
  isForbidden: boolean
  isBusy: boolean
  onToggle(): void
  onFixed(): void
}

/** Deeper levels are not indented further, because the text needs room. */
const deepest = 8

export function ReleaseRow(props: Props) {
  const { session, item, level, author, isChosen, isForbidden, isBusy, onToggle } = props
  const id = useId()
  const style = { '--level': Math.min(level, deepest) - 1 } as CSSProperties
  const isHere = item.space === session.here.space
  return (
    <li className={styles.row} style={style} data-waits={isWaiting(item)}>
      {isWaiting(item) ? (
        <input
          type="checkbox"
          id={id}
          checked={isChosen}
          disabled={isBusy || isForbidden}
          onChange={onToggle}
          aria-describedby={`${id}-more`}
        />
      ) : (
        <span />
      )}
      <label htmlFor={id}>
        <strong>{item.title}</strong> <span className={styles.type}>{item.typeName}</span>
      </label>
      <span className={styles.state}>
        <Badge variant={variants[item.status]}>{item.status}</Badge>
      </span>
      <p id={`${id}-more`} className={styles.more}>
        {[
          ...(isHere ? [] : [`In ${spaceNames[item.space]}`]),
          ...(isWaiting(item) ? [author, item.editedAt && dateWords(item.editedAt)] : []),
          ...(isForbidden ? ['your role may not publish it'] : []),
        ]
          .filter((part) => part)
          .join(' · ')}
      </p>
      <Findings {...props} />
    </li>
  )
}

const variants = {
  draft: 'warning',
  changed: 'primary',
  published: 'positive',
  archived: 'negative',
  unknown: 'secondary',
} as const

function Findings({ session, findings, onFixed }: Props) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (findings.length === 0) return null
  return (
    <details className={styles.findings} data-severity={errors > 0 ? 'error' : 'warning'}>
      <summary>{findingWords(errors, findings.length - errors)}</summary>
      <ul>
        {findings.map((finding, index) => (
          // Rules can say the same of two places in one entry.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is only the last resort
          <li key={`${finding.field}/${finding.message}/${index}`}>
            <button type="button" className={styles.jump} onClick={() => void goTo(session, finding)}>
              {finding.message}
            </button>
            <FixOnRequest {...{ session, finding, onFixed }} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const findingWords = (errors: number, advice: number) =>
  [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
    ...(advice > 0 ? [advice === 1 ? '1 piece of advice' : `${advice} pieces of advice`] : []),
  ].join(', ')
