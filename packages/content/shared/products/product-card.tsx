import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import type { ProductOffer } from '../../define/widgets.ts'
import { CardFrame } from '../cards/card-frame.tsx'
import { CardImage } from '../cards/card-image.tsx'
import styles from '../cards/cards.module.css'
import { inOrder } from './offers.ts'
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
      foot={<Offer entry={entry} page={page} />}
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

function Offer({ entry, page }: Props): ReactNode {
  const offer = offerOf(entry)
  return (
    <>
      {page.widget('price', { product: offer })}
      {page.widget('addToCart', { product: offer })}
    </>
  )
}

/** What the shop must know of a product to show its price and to sell it. */
export function offerOf({ fields }: Product): ProductOffer {
  return {
    name: fields.title || fields.internalName,
    slug: fields.slug,
    productType: fields.productType,
    price: fields.price ?? null,
    specialMemberPrice: fields.specialMemberPrice,
    isProgramSpecific: fields.programSpecificVariant,
    variants: inOrder(fields.variants).map((variant) => ({
      variantId: variant.fields.variantId,
      deliveryFormat: variant.fields.deliveryFormat,
      option: variant.fields.option,
      price: variant.fields.price ?? null,
    })),
  }
}

/** `assessment` reads “Assessment” above a title. */
export const typeName = (productType: string | undefined) =>
  productType?.replace(/^./, (letter) => letter.toUpperCase())
