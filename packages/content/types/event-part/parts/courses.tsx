import type { ReactNode } from 'react'
import type { EditionCourse, Tier } from '../../../define/event.ts'
import type { Entry } from '../../../define/values.ts'
import { headingTag } from '../../../define/view.ts'
import { CardFrame } from '../../../shared/cards/card-frame.tsx'
import { CardGrid } from '../../../shared/cards/card-grid.tsx'
import cards from '../../../shared/cards/cards.module.css'
import { dayName } from '../../../shared/dates.ts'
import { offerIn } from '../../../shared/events/edition.ts'
import { namedTier } from '../../../shared/events/price-table.ts'
import { SeatsLeft } from '../../../shared/events/seats-left.tsx'
import { hasPageOfItsOwn, productPath } from '../../../shared/products/product-path.ts'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'

export function Courses({ edition, source, page, rank, now }: PartProps): ReactNode {
  const tier = namedTier(edition, now)
  const Heading = headingTag(rank)
  return (
    <div {...page.mark(source, 'courses')}>
      {daysOf(edition.courses).map(({ date, courses }) => (
        <section key={date} className={styles.day}>
          <Heading className={styles.dayName}>
            <time dateTime={date}>{dayName(date)}</time>
          </Heading>
          <CardGrid>
            {courses.map((course) => (
              <Course
                key={course.slug}
                course={course}
                tier={tier}
                page={page}
                source={source}
                rank={rank + 1}
              />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  )
}

function daysOf(all: readonly EditionCourse[]): { date: string; courses: EditionCourse[] }[] {
  const dates = [...new Set(all.map(({ date }) => date))].toSorted()
  return dates.map((date) => ({ date, courses: all.filter((course) => course.date === date) }))
}

type CourseProps = Pick<PartProps, 'page' | 'source' | 'rank'> & {
  course: EditionCourse
  tier: Tier | undefined
}

function Course({ course, tier, page, source, rank }: CourseProps) {
  const { title, faculty, credits } = course
  const product = source.fields.courses.find(({ fields }) => fields.slug === course.slug)
  const offer = tier && offerIn(course, tier)
  return (
    <CardFrame
      link={linkTo(product, page)}
      rank={rank}
      title={title}
      titleMark={product ? page.mark(product, 'title') : {}}
      foot={
        <>
          {product ? <SeatsLeft entry={product} page={page} /> : null}
          {offer ? page.widget('price', { product: offer.price }) : null}
        </>
      }
    >
      {faculty.length > 0 ? <p className={cards.text}>{faculty.join('; ')}</p> : null}
      {credits ? <p className={cards.quiet}>{messages.credits(credits)}</p> : null}
    </CardFrame>
  )
}

const linkTo = (product: Entry<'product'> | undefined, page: PartProps['page']) =>
  product && hasPageOfItsOwn(product.fields)
    ? page.link(productPath({ productType: product.fields.productType, slug: product.fields.slug }))
    : {}
