import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { CardFrame } from '../cards/card-frame.tsx'
import { CardImage } from '../cards/card-image.tsx'
import styles from '../cards/cards.module.css'
import collapse from '../collapse/collapse.module.css'
import { conferenceNameOf } from '../events/conference-name.ts'
import { registrationOf, registrationWords } from '../events/registration-of.ts'
import { SeatsLeft } from '../events/seats-left.tsx'
import { seatMessages } from '../events/seats-words.ts'
import { journalColors } from '../journals.ts'
import { haveAllEnded, isRecording } from '../products/has-ended.ts'
import { productMessages } from '../products/messages.ts'
import { offerOf } from '../products/offer-of.ts'
import { offeredItems } from '../products/offered-items.ts'
import { waysToBuy } from '../products/offers.ts'
import { Price } from '../products/price.tsx'
import { ProductNotes } from '../products/product-notes.tsx'
import { productPath } from '../products/product-path.ts'
import { areAllSoldOut } from '../products/sold-out.ts'
import { Speakers } from './speakers.tsx'

type Props = { entry: Entry<'product'>; page: Page }

export function ProductCard({ entry, page }: Props) {
  const { title, internalName, productType, shortDescription } = entry.fields
  return (
    <CardFrame
      link={page.link(productPath(entry.fields))}
      rank={page.rank}
      title={title || internalName}
      titleMark={page.mark(entry, title ? 'title' : 'internalName')}
      eyebrow={isRecording(entry.fields, page.now) ? productMessages.recording : typeName(productType)}
      item={offeredItems(entry, page.now)[0]}
      picture={<Picture entry={entry} page={page} />}
      foot={<Foot entry={entry} page={page} />}
    >
      <ProductNotes entry={entry} page={page} />
      {shortDescription ? (
        <p className={styles.text} {...page.mark(entry, 'shortDescription')}>
          {shortDescription}
        </p>
      ) : null}
      <Speakers entry={entry} page={page} />
      <Formats entry={entry} page={page} />
      <Inside entry={entry} page={page} />
    </CardFrame>
  )
}

/** The registration of an event knows the price. */
function Foot({ entry, page }: Props): ReactNode {
  const registration = registrationOf(entry)
  if (haveAllEnded(entry, page.now))
    return registration ? null : <p className={styles.seats}>{productMessages.ended}</p>
  if (!registration && areAllSoldOut(entry.fields.variants, page.now))
    return <p className={styles.seats}>{seatMessages.soldOut}</p>
  if (!registration)
    return (
      <>
        <Price entry={entry} page={page} />
        {page.widget('addToCart', { product: offerOf(entry, page.now), isBrief: true })}
      </>
    )
  return (
    <>
      <SeatsLeft entry={entry} page={page} />
      <a
        {...page.link(registration.path)}
        className={buttonClass('transparent')}
        {...page.mark(entry, 'variants')}
      >
        {registrationWords(registration, page.seats?.(entry))}
        <span className="visually-hidden">{`: ${entry.fields.title || entry.fields.internalName}`}</span>
      </a>
    </>
  )
}

function Picture({ entry, page }: Props): ReactNode {
  const { image, productType, journal } = entry.fields
  const picture = (
    <CardImage
      asset={image}
      page={page}
      mark={page.mark(entry, 'image')}
      isCover={hasCover.has(productType)}
    />
  )
  const color = journal && safeColor(journalColors[journal])
  return color ? <div style={properties({ '--journal': color })}>{picture}</div> : picture
}

/** These covers are never cropped. */
const hasCover: ReadonlySet<string> = new Set([
  'Book',
  'Journal',
  'journal',
  'Subscription',
  'Other Subscription',
])

/** An assessment has no page of its own. */
function Inside({ entry, page }: Props): ReactNode {
  if (entry.fields.productType !== 'assessment') return null
  return (
    <>
      <FragmentTarget name={entry.fields.slug} />
      <Fold entry={entry} page={page} field="body" label={productMessages.whatYouGet} />
      <Fold entry={entry} page={page} field="excerpt" label={productMessages.samplePage} />
    </>
  )
}

function Fold({
  entry,
  page,
  field,
  label,
}: Props & { field: 'body' | 'excerpt'; label: string }): ReactNode {
  const { [field]: text, outcomes, title, internalName } = entry.fields
  const points = field === 'body' ? outcomes : []
  if (!text && points.length === 0) return null
  return (
    <details className={classNames(collapse.collapse, styles.more)}>
      <summary>
        {label}
        <span className="visually-hidden">{`: ${title || internalName}`}</span>
      </summary>
      {points.length > 0 ? (
        <ul {...page.mark(entry, 'outcomes')}>
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
            <li key={index}>{point}</li>
          ))}
        </ul>
      ) : null}
      {text ? <div {...page.mark(entry, field)}>{page.richText(text)}</div> : null}
    </details>
  )
}

function Formats({ entry, page }: Props): ReactNode {
  const { variants, categories, title, internalName } = entry.fields
  const formats = waysToBuy(variants).flatMap(({ fields }) => fields.deliveryFormat ?? fields.option ?? [])
  const event = conferenceNameOf(title || internalName)
  const facts = [...new Set([...(event ? [event] : []), ...formats, ...categories])]
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts} {...page.mark(entry, 'variants')}>
      {facts.map((fact) => (
        <li key={fact} className={styles.fact}>
          {fact}
        </li>
      ))}
    </ul>
  )
}

export const typeName = (productType: string | undefined) =>
  productType?.replace(/^./, (letter) => letter.toUpperCase())
