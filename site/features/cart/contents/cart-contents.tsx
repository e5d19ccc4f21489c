import { membersPay, saves } from '@association/content/shared/products/pricing/messages.ts'
import { money } from '@association/content/shared/products/pricing/money.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { type Cart, emptyCart } from '../../cart-data/cart.ts'
import { isCartKept, onCart, readCart, repairCart } from '../../cart-data/cart-store.ts'
import type { LineKind } from '../../cart-data/line-kind.ts'
import { Checkout } from '../../checkout/checkout.tsx'
import { AfterCheckout } from '../../checkout/pending/after-checkout.tsx'
import { droppedWords, messages, ways } from '../messages.ts'
import { buyerPrices } from './buyer-prices.ts'
import styles from './cart-contents.module.css'
import { cartView, type LineView, savedByJoining, savedByMembers, type Totals } from './cart-view.ts'
import { itemOf } from './item-of.ts'
import { Line } from './line.tsx'
import { NoticeArea } from './notice-area.tsx'
import { useChanges } from './use-changes.ts'
import { usePricing } from './use-pricing.ts'
import { useProducts } from './use-products.ts'

type Props = {
  supportEmail: string
  lineKind: LineKind
  /** Screen readers announce it when the cart appears. */
  words?: string | undefined
  children?: ReactNode
}

export function CartContents({ supportEmail, lineKind, words, children }: Props) {
  const cart = useCart()
  const products = useProducts(Object.keys(cart))
  const { pricing, isWaiting } = usePricing()
  const { lines, totals, canCheckOut } = cartView(cart, products, pricing)
  const changes = useChanges(words, lineKind.messages.group)
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set())
  const dropped = useDropped()

  const isEmpty = lines.length === 0
  const isBroken = lines.some(({ variantId }) => invalid.has(variantId))
  return (
    <div
      className={`${styles.contents} ${isWaiting ? styles.waiting : ''}`}
      aria-busy={isWaiting || undefined}
    >
      <AfterCheckout lineKind={lineKind} />
      <NoticeArea {...changes} />
      {dropped ? <p className={styles.warning}>{dropped}</p> : null}
      {isEmpty || isCartKept() ? null : <p className={styles.warning}>{messages.forgotten}</p>}
      {products.hasFailed ? <Failed onRetry={products.retry} /> : null}
      {isEmpty ? (
        <Empty />
      ) : (
        <ul className={styles.lines} aria-label={messages.lines}>
          {lines.map((line) => (
            <Line
              key={line.variantId}
              line={line}
              lineKind={lineKind}
              onQuantity={(quantity) => changes.setQuantity(line, quantity)}
              group={groupOf(line, lines, lineKind)}
              onRemove={changes.remove}
              onInvalid={(isInvalid) => setInvalid((ids) => withId(ids, line.variantId, isInvalid))}
            />
          ))}
        </ul>
      )}
      {isEmpty ? null : (
        <section className={styles.end} aria-label={messages.subtotal}>
          <TotalsView totals={totals} isBlocked={!canCheckOut}>
            <Checkout
              cart={cart}
              lineKind={lineKind}
              items={lines.map((line) => itemOf(line))}
              prices={buyerPrices(lines, pricing)}
              isDisabled={!canCheckOut || isBroken}
              supportEmail={supportEmail}
              onCheckout={() => lineKind.hold(cart)}
            />
          </TotalsView>
          {children}
        </section>
      )}
    </div>
  )
}

function groupOf(line: LineView, lines: readonly LineView[], { groupsIn }: LineKind): readonly LineView[] {
  const ids = groupsIn([line])
  return lines.filter((each) => each === line || groupsIn([each]).some((id) => ids.includes(id)))
}

/** Repairs the stored cart, so a loss is reported once. */
function useDropped(): string | undefined {
  const [words, setWords] = useState<string>()
  useEffect(() => {
    void repairCart().then((dropped) => setWords((before) => before ?? droppedWords(dropped)))
  }, [])
  return words
}

const Failed = ({ onRetry }: { onRetry(): void }) => (
  <p role="alert" className={styles.warning}>
    {messages.productsFailed}{' '}
    <button type="button" className={styles.textButton} onClick={onRetry}>
      {messages.retry}
    </button>
  </p>
)

function withId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (ids.has(id) === isIn) return ids
  return new Set(isIn ? [...ids, id] : [...ids].filter((each) => each !== id))
}

const useCart = (): Cart => useSyncExternalStore(onCart, readCart, () => emptyCart)

export const Empty = () => (
  <div className={styles.empty}>
    <p className={styles.name}>{messages.empty}</p>
    <p>{messages.ways}</p>
    <ul>
      {ways.map(({ text, path }) => (
        <li key={path}>
          <a href={path} className={buttonClass('transparent')}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </div>
)

type TotalsProps = { totals: Totals | undefined; isBlocked?: boolean; children?: ReactNode }

export function TotalsView({ totals, isBlocked = false, children }: TotalsProps) {
  return (
    <>
      {totals && totals.savings > 0 ? (
        <p className={styles.reason}>{messages.savings(money(totals.savings))}</p>
      ) : null}
      {totals && savedByJoining(totals) > 0 ? (
        <p className={styles.reason}>
          <a href="/membership">{messages.joiningPays(money(savedByJoining(totals)))}</a>
        </p>
      ) : null}
      {totals?.isUnknown ? <p className={styles.small}>{messages.pricesUnknown}</p> : null}
      <div className={styles.pay}>
        <p className={styles.subtotal}>
          <span>{messages.subtotal}</span> <strong>{totals ? money(totals.subtotal) : '–'}</strong>
        </p>
        {totals?.memberTotal === undefined ? null : (
          <p className={`${styles.small} ${styles.members}`}>
            <span>{membersPay(money(totals.memberTotal))}</span>
            <span className={styles.reason}>{saves(money(savedByMembers(totals)))}</span>
          </p>
        )}
        <p className={styles.small}>{messages.later}</p>
        {isBlocked ? <p className={styles.problem}>{messages.blocked}</p> : null}
        {children}
      </div>
    </>
  )
}
