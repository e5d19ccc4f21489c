import type { ReactNode } from 'react'
import type { Asset } from '../../../define/field.ts'
import type { Entry } from '../../../define/values.ts'
import { headingTag, type ImageWish, type Page } from '../../../define/view.ts'
import { acrossPhone } from '../../../images/sizes.ts'
import { Trail } from '../../../shared/detail/trail.tsx'
import { typeName } from '../../../shared/product-cards/product-card.tsx'
import { productMessages } from '../../../shared/products/messages.ts'
import { programLabel } from '../../../shared/products/offers.ts'
import { madeFor } from '../../../shared/products/variant-name.ts'
import { webinarTime } from '../../../shared/products/webinar-time.ts'
import { messages } from '../messages.ts'
import { Facts } from './facts.tsx'
import type { ProductKind } from './kinds.ts'
import options from './options.module.css'
import styles from './product-page.module.css'

type Props = { entry: Entry<'product'>; page: Page; kind: ProductKind }

export function Hero({ entry, page, kind }: Props) {
  const { title, internalName, shortDescription, productType, people } = entry.fields
  const { programName, programSpecificVariant } = entry.fields
  const issue = page.currentIssue?.(entry)
  const Heading = headingTag(page.rank)
  return (
    <header className={styles.hero}>
      <div className={styles.heroColumns}>
        <div className={styles.words}>
          {kind.list ? (
            <Trail steps={[{ ...kind.list, mark: page.mark(entry, 'productType') }]} page={page} />
          ) : (
            <p {...page.mark(entry, 'productType')}>{typeName(productType)}</p>
          )}
          <Heading className={styles.title} {...page.mark(entry, title ? 'title' : 'internalName')}>
            {title || internalName}
          </Heading>
          {programSpecificVariant && programName ? (
            <p className={styles.madeFor}>
              <span className={options.badge} {...page.mark(entry, 'programName')}>
                {madeFor(programLabel(programName))}
              </span>
            </p>
          ) : null}
          {kind.look === 'book' && people.length > 0 ? (
            <p className={styles.byline} {...page.mark(entry, 'people')}>
              {productMessages.by(people.map(({ fields }) => fields.name))}
            </p>
          ) : null}
          {shortDescription ? (
            <p className={styles.summary} {...page.mark(entry, 'shortDescription')}>
              {shortDescription}
            </p>
          ) : null}
          <Facts entry={entry} page={page} kind={kind} />
        </div>
        {issue?.fields.cover ? null : <Picture entry={entry} page={page} kind={kind} />}
      </div>
      {issue ? <CurrentIssue issue={issue} page={page} /> : null}
    </header>
  )
}

function CurrentIssue({ issue, page }: { issue: Entry<'journalEditions'>; page: Page }) {
  const Heading = headingTag(page.rank + 1)
  return (
    <section className={styles.issue}>
      <Heading>{messages.currentIssue}</Heading>
      {page.blocks([issue], undefined, page.rank + 1)}
    </section>
  )
}

/** CSS pixels at its largest. */
const coverHeight = 440

/** `.cover` is as high as `clamp(280px, 36vw, 440px)`, unless its column is narrower, as on tablets. */
function coverPlace({ width, height }: Asset): Pick<ImageWish, 'sizes' | 'smallestWidth'> {
  if (!width || !height) return {}
  const smallestWidth = Math.round((280 * width) / height)
  return {
    smallestWidth,
    sizes: `(max-width: 767px) ${smallestWidth}px, (max-width: 991px) 20vw, (max-width: 1333px) 18vw, 240px`,
  }
}

function Picture({ entry, page, kind }: Props): ReactNode {
  const { image } = entry.fields
  const leaf = kind.look === 'webinar' ? <CalendarLeaf entry={entry} page={page} /> : null
  if (!image) return leaf
  const isCover = kind.picture === 'cover'
  const { alt, ...attributes } = page.image(
    image,
    isCover
      ? { height: coverHeight, ...coverPlace(image) }
      : { sizes: `${acrossPhone}, (max-width: 991px) 28vw, (max-width: 1343px) 55vw, 784px` },
  )
  return (
    <div className={isCover ? styles.coverGround : styles.sceneFrame}>
      <img
        {...attributes}
        alt={alt}
        className={isCover ? styles.cover : styles.scene}
        {...page.mark(entry, 'image')}
      />
      {leaf}
    </div>
  )
}

/** Decorative, because the facts also state the date. */
function CalendarLeaf({ entry, page }: Omit<Props, 'kind'>): ReactNode {
  const when = webinarTime(entry.fields)
  return when ? (
    <div className={styles.leaf} aria-hidden="true" {...page.mark(entry, 'startsAt')}>
      <span className={styles.leafMonth}>{when.month}</span>
      <span className={styles.leafDay}>{when.dayOfMonth}</span>
    </div>
  ) : null
}
