import type { ReactNode } from 'react'
import type { EditionCourse, Tier } from '../../../define/event.ts'
import type { Entry } from '../../../define/values.ts'
import { headingTag } from '../../../define/view.ts'
import { Anchor } from '../../../links/anchor.tsx'
import { dayName } from '../../../shared/dates.ts'
import { offerIn } from '../../../shared/events/edition.ts'
import { namedTier } from '../../../shared/events/price-table.ts'
import { SeatsLeft } from '../../../shared/events/seats-left.tsx'
import { hasPageOfItsOwn, productPath } from '../../../shared/products/product-path.ts'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'
import styles from './courses.module.css'

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
          <ul className={styles.courses}>
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
          </ul>
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
  const link = linkTo(product, page)
  const Heading = headingTag(rank)
  return (
    <li className={styles.course}>
      <div className={styles.words}>
        <Heading className={styles.title} {...(product ? page.mark(product, 'title') : {})}>
          {link.href ? <Anchor link={link}>{title}</Anchor> : title}
        </Heading>
        {faculty.length > 0 ? <p className={styles.faculty}>{faculty.join('; ')}</p> : null}
      </div>
      <div className={styles.notes}>
        {credits ? <p>{messages.credits(credits)}</p> : null}
        {product ? <SeatsLeft entry={product} page={page} /> : null}
      </div>
      {offer ? <div className={styles.price}>{page.widget('price', { product: offer.price })}</div> : null}
    </li>
  )
}

const linkTo = (product: Entry<'product'> | undefined, page: PartProps['page']) =>
  product && hasPageOfItsOwn(product.fields)
    ? page.link(productPath({ productType: product.fields.productType, slug: product.fields.slug }))
    : {}
