import { Badge } from '@contentful/f36-components'
import styles from './app-config.module.css'
import type { Verdict } from './verdicts.ts'

const badges = {
  works: { variant: 'positive', word: 'Works' },
  wrong: { variant: 'negative', word: 'Wrong' },
  unknown: { variant: 'secondary', word: 'Unknown' },
} as const

export function CheckList({ verdicts, isRunning }: { verdicts: readonly Verdict[]; isRunning: boolean }) {
  return (
    <section aria-label="Checks" aria-live="polite" aria-busy={isRunning}>
      {verdicts.length > 0 && <h2>Checks</h2>}
      <ul className={styles.checks}>
        {verdicts.map(({ subject, state, message }) => (
          <li key={subject}>
            <Badge variant={badges[state].variant}>{badges[state].word}</Badge>
            <div>
              <strong>{subject}</strong>
              <p>{message}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
