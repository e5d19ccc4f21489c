import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ButtonVariant } from '@association/ui/button/variants.ts'
import { useEffect, useRef } from 'react'
import styles from './checkout.module.css'
import { isDisabled } from './checkout-state.ts'
import { CheckoutView } from './checkout-view.tsx'
import { messages } from './messages.ts'
import type { Purchase } from './steps-of.ts'
import { useCheckout } from './use-checkout.ts'
import { useIsSignedIn } from './use-is-signed-in.ts'

type Props = Purchase & {
  isDisabled?: boolean
  label?: string
  look?: ButtonVariant
  supportEmail: string
}

export function Checkout(props: Props) {
  const { state, dialogs, start, decide } = useCheckout()
  const isSignedIn = useIsSignedIn()
  const button = useRef<HTMLButtonElement>(null)
  const wasReview = useRef(false)
  useEffect(() => {
    const isReview = state.phase === 'review' || state.phase === 'unsold'
    if (wasReview.current && !isReview) button.current?.focus()
    wasReview.current = isReview
  }, [state.phase])

  const hasEnded = state.phase === 'idle' && state.problem === 'session'
  if (!isSignedIn || hasEnded) return <LogInPrompt returnTo={here()} hasEnded={hasEnded} />
  return (
    <CheckoutView
      button={button}
      state={state}
      dialogs={dialogs}
      isDisabled={isDisabled(state, props)}
      label={props.label ?? messages.checkOut}
      look={props.look}
      supportEmail={props.supportEmail}
      lineKind={props.lineKind}
      onClick={() => void start(props)}
      onDecision={decide}
    />
  )
}

type LogInPromptProps = {
  returnTo: string
  hasEnded?: boolean
}

export const LogInPrompt = ({ returnTo, hasEnded = false }: LogInPromptProps) => (
  <div className={styles.checkout}>
    {hasEnded ? (
      <p role="alert" className={styles.problem}>
        {messages.sessionEnded}
      </p>
    ) : null}
    <p className={styles.prompt}>{messages.loggedOut}</p>
    <p className={styles.choices}>
      <a href={logInPath(returnTo)} className={buttonClass('yellow')}>
        {messages.logIn}
      </a>
      <a href={logInPath(returnTo, { screen_hint: 'signup' })} className={buttonClass('transparent')}>
        {messages.register}
      </a>
    </p>
  </div>
)

const logInPath = (returnTo: string, more: Record<string, string> = {}) =>
  `/auth/login?${new URLSearchParams({ returnTo, ...more })}`

/** The sign-in returns here. The server does not know this address. */
const here = () =>
  typeof location === 'undefined' ? '/' : location.pathname + location.search + location.hash
