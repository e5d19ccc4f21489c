import { Button } from '@contentful/f36-components'
import { type ReactNode, useId, useState } from 'react'
import { spaceNames } from '../contentful/installation.ts'
import type { Session } from '../contentful/session.ts'
import { goTo } from '../entry/go-to.ts'
import styles from './home.module.css'
import { countWords, type Listed } from './listed.ts'

type Props = {
  session: Session
  name: string
  items: readonly Listed[] | undefined
  isCut?: boolean | undefined
  empty: string
  gaps?: readonly string[]
  action?(item: Listed): ReactNode
}

const firstShown = 6
const perStep = 30

export function Panel({ session, name, items, isCut = false, empty, gaps = [], action }: Props) {
  const [shown, setShown] = useState(firstShown)
  const heading = useId()
  const more = Math.min((items?.length ?? 0) - shown, perStep)
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 id={heading}>
        {name}{' '}
        {items && items.length > 0 && <span className={styles.count}>{countWords({ items, isCut })}</span>}
      </h2>
      {gaps.map((space) => (
        <p key={space} className={styles.gap}>
          The space {space} could not be read. Reload this page to try again.
        </p>
      ))}
      {!items && <Bones />}
      {items?.length === 0 && gaps.length === 0 && <p className={styles.empty}>{empty}</p>}
      {items && items.length > 0 && (
        <ul>
          {items.slice(0, shown).map((item) => (
            <li key={`${item.space}/${item.entry}/${item.detail}`}>
              <button type="button" className={styles.item} onClick={() => void goTo(session, item)}>
                <span className={styles.title}>{item.title}</span>
                <small>
                  {item.detail} · {spaceNames[item.space]}
                </small>
              </button>
              {action?.(item)}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button size="small" variant="transparent" onClick={() => setShown((count) => count + perStep)}>
          {`Show ${more} more`}
        </Button>
      )}
    </section>
  )
}

const Bones = () => (
  <div role="status" className={styles.bones}>
    <span className="visually-hidden">Reading…</span>
    <span />
    <span />
    <span />
  </div>
)
