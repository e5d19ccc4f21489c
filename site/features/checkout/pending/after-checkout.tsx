import { buttonClass } from '@association/ui/button/button-class.ts'
import { useEffect, useState } from 'react'
import styles from '../checkout.module.css'
import { messages } from '../messages.ts'
import { checkoutNotes } from './notes.ts'
import { type Settled, settle } from './settle.ts'

/** Says what became of the last checkout when a visitor comes back from the shop, and restores the cart if need be. */
export function AfterCheckout() {
  const [settled, setSettled] = useState<Settled>('nothing')
  useEffect(() => {
    const look = () => void settle(checkoutNotes).then(setSettled)
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && look()
    look()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  const decide = (decision: Decision) => void settle(checkoutNotes, decision).then(setSettled)
  return <SettledView settled={settled} isThanked={hasOrdered()} onDecision={decide} />
}

type Decision = 'completed' | 'restored'
type Props = { settled: Settled; isThanked: boolean; onDecision(decision: Decision): void }

const SettledView = ({ settled, isThanked, onDecision }: Props) => (
  <div className={styles.after}>
    <p role="status">{wordsOf(settled, isThanked)}</p>
    {settled === 'unclear' ? (
      <div className={styles.choices}>
        <button type="button" className={buttonClass('transparent')} onClick={() => onDecision('restored')}>
          {messages.putBack}
        </button>
        <button type="button" className={buttonClass('transparent')} onClick={() => onDecision('completed')}>
          {messages.isComplete}
        </button>
      </div>
    ) : null}
  </div>
)

function wordsOf(settled: Settled, isThanked: boolean) {
  if (settled === 'nothing') return isThanked ? messages.completed : null
  return messages[settled]
}

/** The shop's last page leads to `/cart?order=completed`. */
const hasOrdered = () => new URLSearchParams(location.search).get('order') === 'completed'
