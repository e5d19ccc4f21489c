import { reasonOf } from '@association/content/shared/products/pricing/messages.ts'
import { priceText } from '@association/content/shared/products/pricing/money.ts'
import type { Price } from '@association/content/shared/products/pricing/pricing.ts'
import type { LineKind } from '../../cart-data/line-kind.ts'
import { messages } from '../messages.ts'
import styles from './cart-contents.module.css'
import { type LineView, notSoldWords } from './cart-view.ts'
import { Quantity } from './quantity.tsx'
import { RemoveButton } from './remove-button.tsx'

type Props = {
  line: LineView
  lineKind: LineKind
  /** The line and all lines that are sold only together with it. */
  group: readonly LineView[]
  onQuantity(quantity: number): void
  onRemove(lines: readonly LineView[]): void
  onInvalid(isInvalid: boolean): void
}

export function Line({ line, lineKind, group, onQuantity, onRemove, onInvalid }: Props) {
  const product = 'product' in line ? line.product : undefined
  const isInGroup = lineKind.groupsIn([line]).length > 0
  return (
    <li className={styles.line} aria-busy={line.state === 'loading' || undefined}>
      <div className={styles.picture}>
        {product?.picture ? (
          // biome-ignore lint/performance/noImgElement: the application runs without Next.js
          <img loading="lazy" {...product.picture} alt="" />
        ) : null}
      </div>
      <div className={styles.words}>
        <Name line={line} />
        {product?.option ? <p className={styles.small}>{product.option}</p> : null}
        <Attributes line={line} lineKind={lineKind} />
        {'price' in line && line.state !== 'ended' ? <UnitPrice price={line.price} /> : null}
        <Problem line={line} />
      </div>
      <div className={styles.controls}>
        {isInGroup ? <FixedQuantity line={line} lineKind={lineKind} /> : null}
        {!isInGroup && statesWithQuantity.has(line.state) ? (
          <Quantity name={line.name} quantity={line.quantity} onQuantity={onQuantity} onInvalid={onInvalid} />
        ) : null}
        <RemoveButton
          line={line}
          lineKind={lineKind}
          group={group}
          onRemove={(lines) => {
            onInvalid(false)
            onRemove(lines)
          }}
        />
        {line.state === 'sold' ? <p className={styles.total}>{priceText(line.total)}</p> : null}
      </div>
    </li>
  )
}

const statesWithQuantity: ReadonlySet<LineView['state']> = new Set(['sold', 'loading', 'alone'])

function Name({ line }: { line: LineView }) {
  if (line.state === 'loading')
    return (
      <p className={styles.skeleton}>
        <span className="visually-hidden">{line.name}</span>
      </p>
    )
  const path = 'product' in line ? line.product.path : null
  return <p className={styles.name}>{path ? <a href={path}>{line.name}</a> : line.name}</p>
}

type LineOfKind = Pick<Props, 'line' | 'lineKind'>

/** The quantity of a group was reserved, so the cart cannot change it. */
const FixedQuantity = ({ line: { quantity, name }, lineKind }: LineOfKind) => (
  <p className={styles.fixed}>
    {messages.fixedQuantity(quantity)}{' '}
    <a href={lineKind.changePath}>
      {lineKind.messages.change}
      <span className="visually-hidden">{` ${name}`}</span>
    </a>
  </p>
)

function Attributes({ line: { customAttributes = [] }, lineKind }: LineOfKind) {
  // The shop also hides keys with a leading `_`.
  const shown = customAttributes.filter(({ key }) => !lineKind.isIdKey(key) && !key.startsWith('_'))
  if (shown.length === 0) return null
  return (
    <dl className={styles.attributes}>
      {shown.map(({ key, value }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function UnitPrice({ price }: { price: Price }) {
  const reason = reasonOf(price)
  const isReduced = price.cents !== null && price.cents !== price.listCents
  return (
    <p className={`${styles.small} ${styles.unitPrice}`}>
      {isReduced ? (
        <>
          <s>
            <span className="visually-hidden">{`${messages.listPrice} `}</span>
            {priceText(price.listCents)}
          </s>{' '}
        </>
      ) : null}
      {priceText(price.cents)} {price.cents ? messages.each : null}
      {reason ? <span className={styles.reason}>{reason}</span> : null}
    </p>
  )
}

function Problem({ line }: { line: LineView }) {
  const words = notSoldWords(line)
  if (words === undefined) return null
  return (
    <p className={styles.problem}>
      {words} {line.state === 'alone' ? messages.chooseTicketAgain : messages.removeIt}
    </p>
  )
}
