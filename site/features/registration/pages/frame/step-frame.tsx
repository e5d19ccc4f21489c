import { buttonClass } from '@association/ui/button/button-class.ts'
import { RequiredNote } from '@association/ui/form/field.tsx'
import type { ReactNode } from 'react'
import type { Step } from '../../answers.ts'
import { stepRoute } from '../../line-kind/registered-lines.ts'
import type { Problem } from '../../machine/problems/problem.ts'
import { RegistrationForm } from '../../registration-form/island.tsx'
import type { SummaryView } from '../../registration-form/show-summary.ts'
import { messages, stepTitles } from '../messages.ts'
import { type AboutEvent, AboutEventFacts } from './about-event.tsx'
import styles from './frame.module.css'
import { Progress, type ProgressItem } from './progress.tsx'
import { Summary } from './summary.tsx'

export type Frame = {
  step: Step
  edition: { key: string; name: string }
  isEdit: boolean
  /** Separates people on one device without naming them. */
  who: string
  isStarted: boolean
  progress: readonly ProgressItem[]
  summary: SummaryView
  about: AboutEvent
}

type Props = Frame & {
  problems: readonly Problem[]
  isAsking?: boolean
  notices?: readonly string[]
  way?: ReactNode
  children: ReactNode
}

export function StepFrame({ step, edition, isEdit, progress, summary, about, ...rest }: Props) {
  const { who, isStarted } = rest
  const { problems, isAsking = false, notices = [], way, children } = rest
  const hasProblems = problems.length > 0
  return (
    <RegistrationForm options={{ edition: edition.key, step, who, isStarted }} className={styles.page}>
      <form
        action={stepRoute}
        method="post"
        noValidate
        data-personal=""
        className={`container ${styles.form}`}
      >
        {/* Enter presses a form's first button, which must not open another step. */}
        <button
          type="submit"
          name="do"
          value="continue"
          tabIndex={-1}
          aria-hidden
          className="visually-hidden"
        >
          {messages.continueTo}
        </button>
        <input type="hidden" name="edition" value={edition.key} />
        <input type="hidden" name="step" value={step} />
        {isEdit ? <input type="hidden" name="edit" value="1" /> : null}
        <header>
          <p className={styles.event}>{edition.name}</p>
          {/* biome-ignore lint/a11y/noAutofocus: screen readers begin with the new step, as after any new page */}
          <h1 tabIndex={-1} autoFocus={!hasProblems} className={styles.title}>
            <span className={styles.stepOf}>{messages.stepOf(step)}</span> {stepTitles[step]}
          </h1>
          <Progress items={progress} />
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            <ErrorSummary problems={problems} />
            {notices.map((notice) => (
              <p key={notice} role="status" className={styles.notice}>
                {notice}
              </p>
            ))}
            {isAsking ? <RequiredNote /> : null}
            {children}
            <div className={styles.ways}>
              {way ?? (
                <button type="submit" name="do" value="continue" className={buttonClass('dark')}>
                  {isEdit ? messages.backToReview : messages.continueTo}
                </button>
              )}
              {step > 1 ? (
                <button type="submit" name="do" value="back" className={buttonClass('transparent')}>
                  {messages.back}
                </button>
              ) : null}
              <p role="status" data-saved="" className={styles.saved} />
            </div>
          </div>
          <aside aria-labelledby="summary-title" className={styles.aside}>
            <h2 id="summary-title" className={styles.asideTitle}>
              {messages.summary}
            </h2>
            <Summary view={summary} />
            <AboutEventFacts about={about} />
          </aside>
          <details className={styles.foot}>
            <summary>
              {messages.summary}: <strong data-total="">{summary.total}</strong>
            </summary>
            <Summary view={summary} />
            <AboutEventFacts about={about} />
          </details>
        </div>
      </form>
    </RegistrationForm>
  )
}

/** It gets the focus when the page opens. */
function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form that was sent, and this says what to correct
    <div role="alert" tabIndex={-1} autoFocus data-errors="" className={styles.errors}>
      <h2 className={styles.errorsTitle}>{messages.errorTitle}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
