import type { WidgetProps } from '@association/content/define/widgets.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { NumberInput } from '@association/ui/form/number-input.tsx'
import { messages } from './messages.ts'
import { isIdle, Outcome, whyClosed } from './outcome.tsx'
import { Price } from './price.tsx'
import type { WidgetSettings } from './settings.ts'
import type { Purchase } from './shop.ts'
import { VariantChoice } from './variant-choice.tsx'
import type { Viewer } from './viewer.ts'
import styles from './widgets.module.css'

/** `quantity` is what the viewer has typed. */
export type CartChoice = { variantId?: string; quantity: number }

type Props = WidgetProps['addToCart'] & {
  viewer: Viewer
  purchase: Purchase
  settings: WidgetSettings
  choice?: CartChoice
}

/** Nobody orders more copies of one thing here; larger orders are written to us. */
const quantities = { min: 1, max: 99 } as const

/** A product with its price, what can be chosen about it, and the button. Nothing is chosen while nothing can be bought. */
export function AddToCart(props: Props) {
  const { product, purchase, settings, isBrief } = props
  if (isBrief && purchase.phase === 'closed')
    return <OrderByMail name={product.name} supportEmail={settings.supportEmail} />
  return (
    <div className={isBrief ? styles.purchase : styles.cart}>
      {isBrief ? null : (
        <>
          <p className={styles.name}>{product.name}</p>
          <p className={styles.cartPrice}>
            <ShownPrice {...props} />
          </p>
        </>
      )}
      {purchase.phase === 'closed' ? null : <Choices {...props} />}
      <button
        type="button"
        className={buttonClass('yellow')}
        aria-disabled={isIdle(purchase) || undefined}
        aria-description={whyClosed(purchase, settings.supportEmail)}
      >
        {messages.addToCart}
        <span className="visually-hidden">: {product.name}</span>
      </button>
      <Outcome
        purchase={purchase}
        supportEmail={settings.supportEmail}
        words={{
          busy: messages.adding,
          failed: messages.cartFailed,
          done: <Added purchase={purchase} />,
        }}
      />
    </div>
  )
}

/** The price of the chosen variant; while nothing can be chosen, the lowest of them. */
function ShownPrice(props: Props) {
  const { product, viewer, purchase } = props
  const chosen = purchase.phase === 'closed' ? undefined : chosenOf(props)
  return <Price product={chosen ?? product} variants={chosen ? [] : product.variants} viewer={viewer} />
}

const chosenOf = ({ product, choice }: Props) =>
  product.variants.find(({ variantId }) => variantId === choice?.variantId) ?? product.variants[0]

function Choices(props: Props) {
  const { product, choice } = props
  const chosen = chosenOf(props)
  const id = `cart-${idOf(chosen?.variantId ?? product.slug ?? product.name)}`
  return (
    <div className={styles.choices}>
      <VariantChoice id={`${id}-option`} variants={product.variants} chosen={chosen} />
      <NumberInput
        id={`${id}-quantity`}
        name="quantity"
        label={messages.quantity}
        value={choice?.quantity ?? 1}
        {...quantities}
        isRequired
      />
    </div>
  )
}

/** Among cards there is no room for a button that does nothing. */
const OrderByMail = ({ name, supportEmail }: { name: string; supportEmail: string }) => (
  <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(messages.orderSubject(name))}`}>
    {messages.orderByMail}
    <span className="visually-hidden">: {name}</span>
  </a>
)

const Added = ({ purchase }: { purchase: Purchase }) =>
  purchase.phase === 'done' ? (
    <>
      {messages.added} <a href={purchase.cartUrl}>{messages.toCart}</a>
    </>
  ) : null

/** Variant ids of a shop hold slashes and colons. */
const idOf = (variantId: string) => variantId.replace(/[^\w-]+/g, '-')
