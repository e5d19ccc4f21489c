import type { ProductOffer, VariantOffer, WidgetProps } from '@association/content/define/widgets.ts'
import { lowestPrice } from '@association/content/shared/products/pricing/price-words.ts'
import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { hasPageOfItsOwn, productPath } from '@association/content/shared/products/product-path.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { Field } from '@association/ui/form/field.tsx'
import form from '@association/ui/form/form.module.css'
import { NumberInput } from '@association/ui/form/number-input.tsx'
import type { ReactNode } from 'react'
import { quantityLimits } from '../cart-data/cart.ts'
import { AddToCartIsland } from '../cart-islands/add-to-cart/island.tsx'
import { messages } from './messages.ts'
import { OrderByMail } from './order-by-mail.tsx'
import { Price } from './price.tsx'
import type { WidgetSettings } from './settings.ts'
import type { Viewer } from './viewer.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['addToCart'] & { viewer: Viewer; settings: WidgetSettings }
type Sold = Props & { sold: readonly VariantOffer[] }

/**
 * Without JavaScript or a known price, a product is ordered by mail. A card has no room to choose, so several variants
 * lead to the product's page.
 */
export function AddToCart(props: Props) {
  const { product, settings, isBrief, options, together } = props
  const sold = product.variants.filter(({ price }) => price !== null)
  const mail = <OrderByMail name={product.name} supportEmail={settings.supportEmail} />
  if (sold.length === 0) return <ByMail {...props} />
  if (isBrief && sold.length > 1 && hasPageOfItsOwn(product)) return <ChooseOnPage product={product} />
  const { cents, isFrom } = lowestPrice(sold, guestPricing)
  const isFree = cents === 0 && !isFrom
  return (
    <AddToCartIsland
      options={{
        name: product.name,
        productType: product.productType,
        variants: sold,
        supportEmail: settings.supportEmail,
        together,
      }}
      className={classOf(props)}
    >
      {options ?? <NameAndPrices {...props} sold={sold} />}
      <Choices {...props} sold={sold} />
      <button
        type="button"
        className={`${buttonClass(isBrief ? 'transparent' : 'yellow')} ${styles.scripted}`}
      >
        {actionOf(product, isFree)}
        <span className="visually-hidden">{`: ${product.name}`}</span>
      </button>
      {isFree && isNeverShipped.has(product.productType) ? (
        <p className={`${styles.outcome} ${styles.scripted}`}>{messages.freeNote}</p>
      ) : null}
      <p role="status" data-outcome="" className={styles.outcome} />
      <noscript>{mail}</noscript>
    </AddToCartIsland>
  )
}

function classOf({ isBrief, options }: Props) {
  if (options) return styles.order
  return isBrief ? styles.purchase : styles.cart
}

function actionOf({ isRecording }: ProductOffer, isFree: boolean) {
  if (isRecording) return isFree ? messages.addFreeRecording : messages.addRecording
  return isFree ? messages.addFree : messages.addToCart
}

/** Shipping can cost something. */
const isNeverShipped: ReadonlySet<string> = new Set(['Webinar', 'whitepaper', 'article'])

function ByMail(props: Props) {
  const { product, settings, isBrief } = props
  const mail = (
    <OrderByMail
      name={product.name}
      supportEmail={settings.supportEmail}
      isQuestion={product.isUnpriced}
      className={buttonClass('transparent')}
    />
  )
  return isBrief ? mail : <Announced {...props}>{mail}</Announced>
}

const Announced = ({ children, ...props }: Props & { children: ReactNode }) => (
  <div className={classOf(props)}>
    {props.options ?? (
      <>
        <p className={styles.name}>{props.product.name}</p>
        {props.product.price !== null || props.product.isUnpriced ? (
          <p className={styles.cartPrice}>
            <Price {...props} />
          </p>
        ) : null}
      </>
    )}
    {children}
  </div>
)

const NameAndPrices = (props: Sold) =>
  props.isBrief ? null : (
    <>
      <p className={styles.name}>{props.product.name}</p>
      <Prices {...props} />
    </>
  )

const Prices = ({ sold, product, viewer }: Sold) => (
  <div className={styles.cartPrice}>
    <div className={styles.scripted}>
      {sold.map((variant, index) => (
        <p key={variant.variantId} data-price-of={variant.variantId} hidden={index > 0}>
          <Price product={variant} viewer={viewer} />
        </p>
      ))}
    </div>
    <noscript>
      <p>
        <Price product={product} variants={sold} viewer={viewer} />
      </p>
    </noscript>
  </div>
)

function Choices({ sold, isBrief, options }: Sold) {
  const id = `cart-${idOf(sold[0]?.variantId ?? '')}`
  if (isBrief && sold.length === 1) return null
  return (
    <div className={`${styles.choices} ${styles.scripted}`}>
      {options ? null : <VariantChoice id={`${id}-option`} variants={sold} />}
      {isBrief ? null : (
        <NumberInput
          id={`${id}-quantity`}
          name="quantity"
          label={messages.quantity}
          value={quantityLimits.min}
          {...quantityLimits}
          isRequired
        />
      )}
    </div>
  )
}

type VariantChoiceProps = { id: string; variants: readonly VariantOffer[] }

function VariantChoice({ id, variants }: VariantChoiceProps) {
  if (variants.length < 2) return null
  return (
    <Field id={id} label={messages.option} isRequired>
      {(control) => (
        <select {...control} name="variant" className={form.control}>
          {variants.map(({ variantId, label }) => (
            <option key={variantId} value={variantId}>
              {label || variantId}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const ChooseOnPage = ({ product }: { product: ProductOffer }) => (
  <a href={productPath(product)} className={buttonClass('transparent')}>
    {messages.choose}
    <span className="visually-hidden">{`: ${product.name}`}</span>
  </a>
)

/** Variant ids contain slashes and colons. */
const idOf = (variantId: string) => variantId.replace(/[^\w-]+/g, '-')
