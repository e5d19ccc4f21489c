import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { Edition } from '../../../define/event.ts'
import type { Entry } from '../../../define/values.ts'
import { headingTag, type Page } from '../../../define/view.ts'
import { memberAppPages } from '../../../links/member-app-pages.ts'
import { registrationOf, registrationWords } from '../../../shared/events/registration-of.ts'
import { SeatsLeft } from '../../../shared/events/seats-left.tsx'
import { stateWords } from '../../../shared/events/state-words.ts'
import { offerOf } from '../../../shared/products/offer-of.ts'
import { waysToBuy } from '../../../shared/products/offers.ts'
import { priceOf } from '../../../shared/products/price-of.ts'
import { pricesOf } from '../../../shared/products/prices-of.ts'
import { toCents } from '../../../shared/products/pricing/cents.ts'
import { membershipPrice } from '../../../shared/products/pricing/membership.ts'
import { money } from '../../../shared/products/pricing/money.ts'
import { memberSaving } from '../../../shared/products/pricing/pricing.ts'
import { dateInstead } from '../../../shared/products/sold-out.ts'
import { variantLabel, variantWords } from '../../../shared/products/variant-name.ts'
import { ChosenVariant } from '../chosen-variant/island.tsx'
import { messages } from '../messages.ts'
import styles from './buy.module.css'
import type { ProductKind } from './kinds.ts'
import { When } from './option.tsx'
import { Options } from './options.tsx'
import { type Over, overOf } from './over.ts'
import { Terms } from './terms.tsx'

type ProductEntry = Entry<'product'>
type Props = { entry: ProductEntry; page: Page; kind: ProductKind }

export function Buy({ entry, page, kind }: Props): ReactNode {
  const { variants } = entry.fields
  const over = overOf(entry, page)
  const isSold = !over || over.isSold
  const edition = page.editionOf?.(entry)
  const registration = isSold ? registrationOf(entry) : undefined
  const isInCart = isSold && !registration
  const Heading = headingTag(page.rank + 1)
  return (
    <aside id="buy" className={styles.buy}>
      {variants.length > 0 ? <Heading className={styles.title}>{kind.offers}</Heading> : null}
      {edition ? <InEvent edition={edition} page={page} /> : null}
      <Tiered variants={variants} page={page} />
      {over ? <Notice over={over} page={page} /> : <Instead entry={entry} page={page} />}
      {variants.length > 0 || isSold ? (
        <Ways entry={entry} page={page} title={kind.offers} isInCart={isInCart} edition={edition} />
      ) : null}
      {registration ? (
        <p className={styles.register}>
          <SeatsLeft entry={entry} page={page} />
          <a {...page.link(registration.path)} className={buttonClass('yellow')}>
            {registrationWords(registration, page.seats?.(entry))}
          </a>
        </p>
      ) : null}
      {isSold ? <Membership entry={entry} page={page} /> : null}
      <Terms entry={entry} page={page} isInCart={isInCart} />
    </aside>
  )
}

type WaysProps = Pick<Props, 'entry' | 'page'> & {
  title: string
  isInCart: boolean
  edition: Edition | undefined
}

function Ways({ entry, page, title, isInCart, edition }: WaysProps): ReactNode {
  const offer = offerOf(entry, page.now)
  const sold = isInCart
    ? offer.variants.flatMap(({ variantId, price }) => (price === null ? [] : variantId))
    : []
  const selected = dateInstead(entry.fields.variants, page.now)?.next.fields.variantId ?? sold[0]
  const options =
    entry.fields.variants.length > 0 ? (
      <Options entry={entry} page={page} title={title} sold={sold} selected={selected} edition={edition} />
    ) : (
      <p className={styles.price}>{page.widget('price', { product: priceOf(entry.fields) })}</p>
    )
  const ways = (isInCart && page.widget('addToCart', { product: offer, options })) || options
  return sold.length > 1 ? <ChosenVariant>{ways}</ChosenVariant> : ways
}

const InEvent = ({ edition, page }: { edition: Edition; page: Page }) => (
  <p className={styles.event}>
    {messages.courseOf} <a {...page.link(edition.path)}>{edition.name}</a>.
    {page.now === undefined ? null : ` ${stateWords(edition, page.now)}`}
  </p>
)

function Tiered({ variants, page }: { variants: ProductEntry['fields']['variants']; page: Page }): ReactNode {
  const [variant] = waysToBuy(variants)
  if (!variant?.fields.priceTier) return null
  const [word] = variantWords(variant.fields)
  return (
    <p className={styles.event}>
      {word ? <strong>{word}</strong> : null} <When variant={variant} page={page} />
    </p>
  )
}

const Notice = ({ over, page }: { over: Over; page: Page }) => (
  <p className={styles.notice}>
    <strong>{over.words}</strong> {over.before ? `${over.before} ` : null}
    <a {...page.link(over.path)}>{over.instead}</a>
  </p>
)

function Instead({ entry, page }: Pick<Props, 'entry' | 'page'>): ReactNode {
  const found = dateInstead(entry.fields.variants, page.now)
  if (!found) return null
  return (
    <p className={styles.notice}>
      {found.soldOut.map(({ id, fields }) => (
        <strong key={id}>{messages.soldOut(variantLabel(fields))} </strong>
      ))}
      {messages.nextDateIs(variantLabel(found.next.fields))}{' '}
      {offerOf(entry, page.now).variants.length > 1 ? messages.isSelected : null}
    </p>
  )
}

function Membership({ entry, page }: Pick<Props, 'entry' | 'page'>): ReactNode {
  const { fields } = entry
  const prices = fields.variants.length > 0 ? pricesOf(entry, page.now) : [priceOf(fields)]
  if (!prices.some((price) => memberSaving(price) > 0)) return null
  return (
    <p className={styles.membership} data-unless-signed-in="">
      {messages.membershipCosts(money(toCents(membershipPrice)))}{' '}
      <a {...page.memberApp(memberAppPages.join)}>{messages.join}</a>
    </p>
  )
}
