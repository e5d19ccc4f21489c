import { buttonClass } from '@association/ui/button/button-class.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { stepRoute } from '../cart-data/registered-lines.ts'
import styles from './checkout.module.css'
import type { Difference, Review as ReviewContent, UnsoldSeats } from './created-checkout.ts'
import { DifferenceList } from './difference-list.tsx'
import { reviewMessages as messages } from './review-messages.ts'

type Props = { onDecision(goesOn: boolean): void }

/** What the shop sells differently. The visitor changes the cart, or goes on if something is left to buy. */
export function Review({ differences, canGoOn, onDecision }: Props & ReviewContent) {
  const isSignedOut = differences.some(({ kind }) => kind === 'signedOut')
  const title = isSignedOut ? messages.notSignedIn : canGoOn ? messages.differs : messages.nothingLeft
  return (
    <Told title={title} differences={differences}>
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
    </Told>
  )
}

type UnsoldProps = Props & { unsold: UnsoldSeats }

/** Without seats there is no way on: the form opens the step of the registration in which the visitor chooses others. */
export const Unsold = ({ unsold: { differences, edition, step }, onDecision }: UnsoldProps) => (
  <Told title={messages.unsoldSeats} differences={differences}>
    <p>{messages.noneCharged}</p>
    <form action={stepRoute} method="post" className={styles.choices}>
      <input type="hidden" name="edition" value={edition} />
      <input type="hidden" name="step" value={step} />
      <button type="submit" name="do" value={`change-${step}`} className={buttonClass('yellow')}>
        {messages.chooseAgain(step)}
      </button>
      <button type="button" className={buttonClass('transparent')} onClick={() => onDecision(false)}>
        {messages.changeCart}
      </button>
    </form>
  </Told>
)

type ToldProps = { title: string; differences: readonly Difference[]; children: ReactNode }

/** What the shop sells differently, in place of the button that was clicked. */
function Told({ title, differences, children }: ToldProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} className={styles.review} aria-labelledby={id} tabIndex={-1}>
      <p id={id} className={styles.reviewTitle}>
        {title}
      </p>
      <DifferenceList differences={differences} />
      {children}
    </section>
  )
}
