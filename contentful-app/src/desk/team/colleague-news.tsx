import { Button } from '@contentful/f36-components'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dateWords } from '../../base/date-words.ts'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { News } from './news.ts'
import styles from './team.module.css'
import type { Team } from './watch-team.ts'

export function ColleagueNews({ team, onShow }: { team: Team; onShow(target: EntryRef): void }) {
  const news = useSyncExternalStore(team.subscribe, team.state)
  const [latest, ...others] = news
  return (
    <div role="status" aria-label="Changes of colleagues">
      {latest && (
        <div className={styles.news}>
          <p className={styles.words}>
            <strong>{latest.by}</strong> {sentenceOf(latest)}
            <Age at={latest.at} />
            {others.length > 0 && `, and ${others.length} more ${others.length === 1 ? 'change' : 'changes'}`}
          </p>
          <Button size="small" variant="transparent" onClick={() => onShow(latest.target)}>
            Show
          </Button>
          <Button size="small" variant="transparent" onClick={team.dismiss}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  )
}

/** `aria-live="off"` keeps a new minute from being announced. */
function Age({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at} aria-live="off" className={styles.age}>
      {` ${dateWords(at, now)}`}
    </time>
  )
}

const sentenceOf = ({ did, title }: News) => `${did} ${title}`

const everyMs = 20_000

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
