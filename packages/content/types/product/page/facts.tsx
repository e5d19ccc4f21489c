import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import { dayOf, monthAndYear } from '../../../shared/dates.ts'
import { productMessages } from '../../../shared/products/messages.ts'
import { nextDates } from '../../../shared/products/next-dates.ts'
import { slugOf, waysToBuy } from '../../../shared/products/offers.ts'
import { webinarTime } from '../../../shared/products/webinar-time.ts'
import { messages } from '../messages.ts'
import type { ProductKind } from './kinds.ts'
import styles from './product-page.module.css'

type ProductEntry = Entry<'product'>
type Props = { entry: ProductEntry; page: Page; kind: ProductKind }
type Fact = { label: string; field: keyof ProductEntry['fields']; value: ReactNode }

export function Facts({ entry, page, kind }: Props): ReactNode {
  const facts = factsOf({ entry, page, kind }).filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, field, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd {...page.mark(entry, field)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ entry: { fields }, page, kind }: Props): Fact[] {
  if (kind.look === 'book') return bookFacts(fields)
  if (kind.look === 'webinar') return webinarFacts(fields)
  if (kind.look === 'subscription')
    return [{ label: messages.journal, field: 'journal', value: otherName(fields) }]
  const next = nextDates(fields, page.now)
  return [
    { label: messages.credits, field: 'credits', value: creditsOf(fields) },
    { label: messages.formats, field: 'variants', value: formatsOf(fields).join(', ') },
    { label: messages.nextDate, field: 'variants', value: timeElement(next?.machine, next?.words) },
    { label: messages.categories, field: 'categories', value: categoriesOf(fields, { page, kind }) },
  ]
}

type ProductFields = ProductEntry['fields']

const bookFacts = (fields: ProductFields): Fact[] => [
  { label: messages.publisher, field: 'publisher', value: fields.publisher },
  {
    label: messages.published,
    field: 'publicationDate',
    value: timeElement(dayOf(fields.publicationDate), monthAndYear(fields.publicationDate)),
  },
  {
    label: messages.pages,
    field: 'pageCount',
    value: fields.pageCount && messages.pagesOf(fields.pageCount),
  },
  { label: messages.isbn, field: 'isbn', value: fields.isbn },
]

function webinarFacts(fields: ProductFields): Fact[] {
  const when = webinarTime(fields)
  const { durationMinutes } = fields
  return [
    { label: messages.date, field: 'startsAt', value: timeElement(when?.machine, when?.day) },
    { label: messages.time, field: 'startsAt', value: when?.time },
    {
      label: messages.duration,
      field: 'durationMinutes',
      value: durationMinutes && productMessages.minutesOf(durationMinutes),
    },
    { label: messages.credits, field: 'credits', value: creditsOf(fields) },
  ]
}

const otherName = ({ journal, title }: ProductFields) => (journal === title ? undefined : journal)

const creditsOf = ({ credits }: ProductFields) => (credits ? productMessages.creditsOf(credits) : undefined)

const formatsOf = ({ variants }: ProductFields) => [
  ...new Set(waysToBuy(variants).flatMap(({ fields }) => fields.deliveryFormat ?? [])),
]

function categoriesOf(
  { categories }: ProductFields,
  { page, kind }: Pick<Props, 'page' | 'kind'>,
): ReactNode {
  if (categories.length === 0) return null
  return (
    <span className={styles.categories}>
      {categories.map((category) =>
        kind.list ? (
          <a key={category} {...page.link(`${kind.list.path}/${slugOf(category)}`)}>
            {category}
          </a>
        ) : (
          <span key={category}>{category}</span>
        ),
      )}
    </span>
  )
}

const timeElement = (machine: string | undefined, words: string | undefined) =>
  words ? <time dateTime={machine}>{words}</time> : undefined
