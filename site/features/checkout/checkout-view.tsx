import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ButtonVariant } from '@association/ui/button/variants.ts'
import { type Ref, useEffect, useId, useRef } from 'react'
import styles from './checkout.module.css'
import type { CheckoutProblem, CheckoutState } from './checkout-state.ts'
import type { Review as ReviewContent } from './created-checkout.ts'
import { DifferenceList } from './difference-list.tsx'
import { messages } from './messages.ts'

type Props = {
  state: CheckoutState
  isDisabled: boolean
  label: string
  look?: ButtonVariant | undefined
  supportEmail: string
  button?: Ref<HTMLButtonElement>
  onClick(): void
  onDecision(goesOn: boolean): void
}

/** The checkout button, and below it the problem. A review of differences takes the place of the button. */
export function CheckoutView(props: Props) {
  const { state, isDisabled, label, look = 'yellow', supportEmail, button, onClick, onDecision } = props
  const isBusy = state.phase === 'busy' || state.phase === 'leaving'
  return (
    <div className={styles.checkout}>
      {state.phase === 'review' ? (
        <Review {...state} onDecision={onDecision} />
      ) : (
        <button
          ref={button}
          type="button"
          className={buttonClass(look)}
          aria-disabled={isDisabled || undefined}
          aria-busy={isBusy || undefined}
          onClick={isDisabled ? undefined : onClick}
        >
          {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
          {label}
        </button>
      )}
      <p role="status" className={styles.status}>
        {isBusy ? messages.leaving : null}
      </p>
      <div role="alert" className={styles.problem}>
        {state.phase === 'idle' && state.problem ? problemText(state.problem, supportEmail) : null}
      </div>
    </div>
  )
}

type ReviewProps = Pick<Props, 'onDecision'> & ReviewContent

function Review({ differences, canGoOn, onDecision }: ReviewProps) {
  const id = useId()
  const isSignedOut = differences.some(({ kind }) => kind === 'signedOut')
  const section = useRef<HTMLElement>(null)
  // The button that was clicked is gone.
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} className={styles.review} aria-labelledby={id} tabIndex={-1}>
      <p id={id} className={styles.reviewTitle}>
        {isSignedOut ? messages.notSignedIn : canGoOn ? messages.differs : messages.nothingLeft}
      </p>
      <DifferenceList differences={differences} />
      <p className={styles.choices}>
        <button type="button" className={buttonClass('yellow')} onClick={() => onDecision(false)}>
          {isSignedOut ? messages.notNow : messages.changeCart}
        </button>
        {canGoOn ? (
          <button type="button" className={buttonClass('transparent')} onClick={() => onDecision(true)}>
            {messages.goOn}
          </button>
        ) : null}
      </p>
    </section>
  )
}

/** The words that the specification gives, where it gives some. */
export function problemText(problem: CheckoutProblem, email: string): string {
  switch (problem) {
    case 'handler':
      return messages.handlerFailed(email)
    case 'checkout':
      return messages.noCheckout(email)
    case 'link':
      return messages.linkFailed(email)
    case 'tooMany':
      return messages.tooMany
    case 'registration':
      return messages.registrationDiffers
    case 'session':
      return messages.sessionEnded
  }
}
