import type { WidgetProps } from '@association/content/define/widgets.ts'
import { loginPath } from '../../base/auth-paths.ts'
import { creditsMessages, creditsWords } from './credits.ts'
import { ForViewer } from './for-viewer.tsx'
import { messages } from './messages.ts'
import type { WidgetSettings } from './settings.ts'
import type { Viewer } from './viewer.ts'
import styles from './widgets.module.css'

export type CmeState = { phase: 'loading' } | { phase: 'known'; earned: number } | { phase: 'failed' }

type Props = WidgetProps['cmeProgress'] & { viewer: Viewer; state: CmeState; settings: WidgetSettings }

/** Only the browser knows the credits, so a shared page keeps their place. */
export const CmeProgress = ({ title, goal, viewer, state, settings }: Props) => (
  <div className={styles.progress}>
    <p className={styles.progressTitle}>{title}</p>
    <ForViewer
      viewer={viewer}
      visitor={
        <p>
          {messages.creditsForGuests}{' '}
          <a href={loginPath(settings.path)} rel="nofollow">
            {messages.logIn}
          </a>
        </p>
      }
      member={<Credits goal={goal} state={state} />}
    />
  </div>
)

function Credits({ goal, state }: { goal: number | undefined; state: CmeState }) {
  const earned = state.phase === 'known' ? state.earned : undefined
  return (
    <div data-credits={goal ?? ''}>
      {goal ? (
        <progress
          className={styles.bar}
          max={goal}
          {...(earned !== undefined && { value: Math.min(earned, goal) })}
          aria-label={earned === undefined ? creditsMessages.loading : creditsMessages.credits(earned, goal)}
          hidden={state.phase === 'failed'}
        />
      ) : null}
      <p role="status">{wordsOf(state, goal)}</p>
    </div>
  )
}

function wordsOf(state: CmeState, goal: number | undefined) {
  if (state.phase === 'known') return creditsWords(state.earned, goal)
  return state.phase === 'loading' ? creditsMessages.loading : creditsMessages.unknown
}
