import { buttonClass } from '@association/ui/button/button-class.ts'
import { useEffect, useState } from 'react'
import { linesOf } from '../../cart-data/cart.ts'
import type { LineKind } from '../../cart-data/line-kind.ts'
import styles from '../checkout.module.css'
import { messages } from '../messages.ts'
import { checkoutNotes, stateOf } from './notes.ts'
import { parsePending } from './pending-checkout.ts'
import { type Settled, settle } from './settle.ts'

export function AfterCheckout({ lineKind }: { lineKind: LineKind }) {
  const [settled, setSettled] = useState<Settled>('nothing')
  // Read once, because completed orders remove the notes.
  const [groups] = useState(() => notedGroups(lineKind))
  const [orders, setOrders] = useState<readonly string[]>([])
  useEffect(() => {
    const hear = (names: readonly string[]) => setOrders((known) => [...new Set([...known, ...names])])
    const notes = { ...checkoutNotes, stateOf: (cartId: string) => stateOf(cartId, hear) }
    const look = () => void settle(notes).then(setSettled)
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && look()
    look()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  const decide = (decision: Decision) => void settle(checkoutNotes, decision).then(setSettled)
  return (
    <SettledView
      settled={settled}
      isThanked={hasOrdered()}
      lineKind={lineKind}
      groups={groups}
      orders={orders}
      onDecision={decide}
    />
  )
}

const notedGroups = ({ groupsIn }: LineKind) =>
  parsePending(checkoutNotes.pending.read()).flatMap(({ cart }) => groupsIn(linesOf(cart)))

type Decision = 'completed' | 'restored'
type Props = {
  settled: Settled
  isThanked: boolean
  lineKind: LineKind
  groups: readonly string[]
  orders: readonly string[]
  onDecision(decision: Decision): void
}

export const SettledView = ({ settled, isThanked, lineKind, groups, orders, onDecision }: Props) => (
  <div className={styles.after}>
    <p role="status">{wordsOf(settled, isThanked)}</p>
    {settled === 'completed' && orders.length > 0 ? <p>{messages.orders(orders)}</p> : null}
    {settled === 'completed'
      ? groups.map((id) => (
          <p key={id}>
            <a href={lineKind.confirmationPath(id)}>{lineKind.messages.confirmation}</a>
          </p>
        ))
      : null}
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
