import { Icon } from '@association/ui/icon/icon.tsx'
import type { Step } from '../../answers.ts'
import { messages, progressWords, stepNames } from '../messages.ts'
import styles from './progress.module.css'

export type StepState = keyof typeof progressWords
export type ProgressItem = { step: Step; state: StepState }

/** Steps are buttons of the form, so leaving a step saves its answers. */
export const Progress = ({ items }: { items: readonly ProgressItem[] }) => (
  <nav aria-label={messages.progress} className={styles.progress}>
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.step} className={styles[item.state]}>
          <Place {...item} />
        </li>
      ))}
    </ol>
  </nav>
)

function Place({ step, state }: ProgressItem) {
  if (state === 'done' || state === 'open')
    return (
      <button type="submit" name="do" value={`go-${step}`} className={styles.place}>
        <Words step={step} state={state} />
      </button>
    )
  return (
    <span aria-current={state === 'current' ? 'step' : undefined} className={styles.place}>
      <Words step={step} state={state} />
    </span>
  )
}

const Words = ({ step, state }: ProgressItem) => (
  <>
    <span className={styles.number}>{state === 'done' ? <Icon name="check" /> : step}</span>
    <span className={styles.name}>
      {state === 'done' ? <span className="visually-hidden">{`${step} `}</span> : null}
      {stepNames[step]}
    </span>
    <span className={styles.word}>{progressWords[state]}</span>
  </>
)
