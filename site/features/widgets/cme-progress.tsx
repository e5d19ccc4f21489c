import type { WidgetProps } from '@association/content/define/widgets.ts'
import type { ReactNode } from 'react'
import { memberPlace } from './member-place.ts'
import { messages } from './messages.ts'
import type { WidgetSettings } from './settings.ts'
import styles from './widgets.module.css'

export type CmeState =
  | { phase: 'guest' }
  | { phase: 'loading' }
  | { phase: 'known'; earned: number }
  | { phase: 'failed' }

type Props = WidgetProps['cmeProgress'] & { state: CmeState; settings: WidgetSettings }

/** The viewer's own credits. Only the browser knows them, so a page that is the same for everyone says how to see them. */
export function CmeProgress({ title, goal, state, settings }: Props) {
  return (
    <div className={styles.progress}>
      <p className={styles.progressTitle}>{title}</p>
      <Shown goal={goal} state={state} settings={settings} />
    </div>
  )
}

function Shown({ goal, state, settings }: Omit<Props, 'title'>): ReactNode {
  if (state.phase === 'loading') return <p role="status">{messages.creditsLoading}</p>
  if (state.phase === 'failed') return <p role="status">{messages.creditsUnknown}</p>
  if (state.phase === 'known') return <Earned earned={state.earned} goal={goal} />
  return (
    <p>
      {messages.creditsForGuests} <a href={memberPlace(settings.memberAppUrl).logIn}>{messages.logIn}</a>
    </p>
  )
}

function Earned({ earned, goal }: { earned: number; goal?: number }) {
  const words = messages.credits(earned, goal)
  return (
    <>
      {goal ? (
        <progress className={styles.bar} max={goal} value={Math.min(earned, goal)} aria-label={words} />
      ) : null}
      <p>
        {words}. {goal && earned >= goal ? messages.creditsReached : null}
      </p>
    </>
  )
}
