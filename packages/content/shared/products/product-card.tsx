import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { CardFrame } from '../cards/card-frame.tsx'
import { CardImage } from '../cards/card-image.tsx'
import styles from '../cards/cards.module.css'
import { productMessages } from './messages.ts'
import { offerOf } from './offer-of.ts'
import { inOrder } from './offers.ts'
import { priceOf } from './price-of.ts'
import { productPath } from './product-path.ts'

type Product = Entry<'product'>
type Props = { entry: Product; page: Page }

/** What a product is, what it costs its viewer, and the way into the cart. */
export function ProductCard({ entry, page }: Props) {
  const { title, internalName, productType, image, shortDescription } = entry.fields
  return (
    <CardFrame
      link={page.link(productPath(entry.fields))}
      rank={page.rank}
      title={title || internalName}
      titleMark={page.mark(entry, title ? 'title' : 'internalName')}
      eyebrow={typeName(productType)}
      picture={<CardImage asset={image} page={page} mark={page.mark(entry, 'image')} />}
      foot={
        <>
          <Price entry={entry} page={page} />
          {page.widget('addToCart', { product: offerOf(entry), isBrief: true })}
        </>
      }
    >
      {shortDescription ? (
        <p className={styles.text} {...page.mark(entry, 'shortDescription')}>
          {shortDescription}
        </p>
      ) : null}
      <Formats entry={entry} page={page} />
    </CardFrame>
  )
}

function Formats({ entry, page }: Props): ReactNode {
  const formats = inOrder(entry.fields.variants).flatMap(
    ({ fields }) => fields.deliveryFormat ?? fields.option ?? [],
  )
  if (formats.length === 0) return null
  return (
    <ul className={styles.facts} {...page.mark(entry, 'variants')}>
      {[...new Set(formats)].map((format) => (
        <li key={format} className={styles.fact}>
          {format}
        </li>
      ))}
    </ul>
  )
}

/** The price of the product itself, else of its cheapest variant. */
function Price({ entry, page }: Props): ReactNode {
  const { price, variants } = entry.fields
  const cheapest = price === undefined ? cheapestOf(variants) : undefined
  const shown = page.widget('price', { product: priceOf((cheapest ?? entry).fields) })
  if (!shown || !cheapest || variants.length === 1) return shown
  return (
    <p className={styles.from}>
      {productMessages.from} {shown}
    </p>
  )
}

function cheapestOf(variants: Product['fields']['variants']) {
  const priced = variants.filter(({ fields }) => fields.price !== undefined)
  return priced.toSorted((a, b) => (a.fields.price ?? 0) - (b.fields.price ?? 0))[0]
}

/** `assessment` reads “Assessment” above a title. */
export const typeName = (productType: string | undefined) =>
  productType?.replace(/^./, (letter) => letter.toUpperCase())
