import { money } from '@association/content/shared/products/pricing/money.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { LineKind } from '../cart-data/line-kind.ts'
import styles from './checkout.module.css'
import type { Difference, Review as ReviewContent, UnsoldGroup } from './created-checkout.ts'
import { reviewMessages as messages } from './review-messages.ts'

type Props = { onDecision(goesOn: boolean): void }

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

type UnsoldProps = Props & { unsold: UnsoldGroup; messages: LineKind['messages'] }

/** Without these lines no checkout is possible: the form opens the page to choose others. */
export const Unsold = ({ unsold: { differences, form }, messages: said, onDecision }: UnsoldProps) => (
  <Told title={said.unsold} differences={differences}>
    <p>{said.noneCharged}</p>
    <form action={form.action} method="post" className={styles.choices}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name={form.button.name}
        value={form.button.value}
        className={buttonClass('yellow')}
      >
        {form.button.text}
      </button>
      <button type="button" className={buttonClass('transparent')} onClick={() => onDecision(false)}>
        {messages.changeCart}
      </button>
    </form>
  </Told>
)

type ToldProps = { title: string; differences: readonly Difference[]; children: ReactNode }

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

const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => (
  <ul>
    {differences.map((difference) => (
      <li key={sentenceOf(difference)}>{sentenceOf(difference)}</li>
    ))}
  </ul>
)

export function sentenceOf(difference: Difference): string {
  switch (difference.kind) {
    case 'soldOut':
    case 'missing':
    case 'ended':
    case 'unlisted':
      return messages[difference.kind](difference.name)
    case 'fewer':
      return messages.fewer(difference)
    case 'price':
      return messages.otherPrice(difference.name, money(difference.shownCents), money(difference.shopCents))
    case 'signedOut':
      return messages.signedOut(money(difference.yourCents), money(difference.shopCents))
    case 'refused':
      return difference.message
  }
}
