import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ButtonVariant } from '@association/ui/button/variants.ts'
import type { Ref } from 'react'
import type { LineKind } from '../cart-data/line-kind.ts'
import styles from './checkout.module.css'
import type { CheckoutProblem, CheckoutState } from './checkout-state.ts'
import { messages } from './messages.ts'
import type { Review, Unsold } from './review.tsx'

/** The dialogs load with a checkout, because other carts need none. */
export type Dialogs = { Review: typeof Review; Unsold: typeof Unsold }

type Props = {
  state: CheckoutState
  dialogs: Dialogs | undefined
  isDisabled: boolean
  label: string
  look?: ButtonVariant | undefined
  supportEmail: string
  lineKind: LineKind
  button?: Ref<HTMLButtonElement>
  onClick(): void
  onDecision(goesOn: boolean): void
}

export function CheckoutView(props: Props) {
  const { state, dialogs, lineKind, onDecision } = props
  return (
    <div className={styles.checkout}>
      {dialogs && state.phase === 'review' ? (
        <dialogs.Review {...state} onDecision={onDecision} />
      ) : dialogs && state.phase === 'unsold' ? (
        <dialogs.Unsold unsold={state.unsold} messages={lineKind.messages} onDecision={onDecision} />
      ) : (
        <CheckoutButton {...props} />
      )}
      <p role="status" className={styles.status}>
        {isBusy(state) ? messages.leaving : null}
      </p>
      <div role="alert" className={styles.problem}>
        {state.phase === 'idle' && state.problem ? problemText(state.problem, props) : null}
      </div>
    </div>
  )
}

const isBusy = ({ phase }: CheckoutState) => phase === 'busy' || phase === 'leaving'

const CheckoutButton = ({ state, isDisabled, label, look = 'yellow', button, onClick }: Props) => (
  <button
    ref={button}
    type="button"
    className={buttonClass(look)}
    aria-disabled={isDisabled || undefined}
    aria-busy={isBusy(state) || undefined}
    onClick={isDisabled ? undefined : onClick}
  >
    {isBusy(state) ? <span className={styles.spinner} aria-hidden="true" /> : null}
    {label}
  </button>
)

export function problemText(
  problem: CheckoutProblem,
  { supportEmail: email, lineKind }: Pick<Props, 'supportEmail' | 'lineKind'>,
): string {
  switch (problem) {
    case 'handler':
      return messages.handlerFailed(email)
    case 'checkout':
      return messages.noCheckout(email)
    case 'link':
      return messages.linkFailed(email)
    case 'tooMany':
      return messages.tooMany
    case 'group':
      return lineKind.messages.differs
    case 'session':
      return messages.sessionEnded
  }
}
