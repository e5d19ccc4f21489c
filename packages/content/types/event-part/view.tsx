import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import { headingTag, type Page, type View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { registrationId } from '../../shared/events/registration-of.ts'
import { PersonList } from '../../shared/person/person.tsx'
import styles from './event-part.module.css'
import { hasContent } from './has-content.ts'
import { partTitles } from './messages.ts'
import { type EventPartName, isOpening, type OpeningPart } from './model.ts'
import type { PartProps } from './part-props.ts'
import { Courses } from './parts/courses.tsx'
import { Dates } from './parts/dates.tsx'
import { Header } from './parts/header.tsx'
import { PageHeader } from './parts/page-header.tsx'
import { Pricing } from './parts/pricing.tsx'
import { Registration } from './parts/registration.tsx'
import { Sponsors } from './parts/sponsors.tsx'
import { Venue } from './parts/venue.tsx'

const parts: Readonly<Record<Exclude<EventPartName, OpeningPart>, (props: PartProps) => ReactNode>> = {
  outcome: Outcome,
  dates: Dates,
  pricing: Pricing,
  courses: Courses,
  speakers: Speakers,
  sponsors: Sponsors,
  venue: Venue,
  faq: Questions,
  registration: Registration,
}

const openings: Readonly<Record<OpeningPart, (props: PartProps & { children: ReactNode }) => ReactNode>> = {
  header: Header,
  'page header': PageHeader,
}

export const EventPart: View<'eventPart'> = ({ entry, page }) => {
  const { edition: source, part } = entry.fields
  if (!source || !(isOpening(part) || Object.hasOwn(parts, part))) return null
  if (!hasContent(part, source.fields)) {
    page.report(`shows nothing: “${source.fields.internalName}” has no content for this part.`, 'warning')
    return null
  }
  // Without a time, nothing has happened yet.
  const now = page.now ?? Number.NEGATIVE_INFINITY
  const of: PartProps = { ...page.event(source), source, page, rank: page.rank + 1, now }
  return isOpening(part) ? (
    <Opening entry={entry} part={part} of={of} />
  ) : (
    <Section entry={entry} part={part} of={of} />
  )
}

type Props<Part> = { entry: Entry<'eventPart'>; part: Part; of: PartProps }

function Opening({ entry, part, of }: Props<OpeningPart>) {
  const { source, page, edition } = of
  const { title, hashLink } = entry.fields
  const Inside = openings[part]
  const isTitled = Boolean(title) && title !== edition.name
  const name =
    part === 'header' ? (
      edition.name
    ) : (
      <a {...page.link(edition.path)} className={styles.home}>
        {edition.name}
      </a>
    )
  return (
    <div className={classNames('band', 'on-dark', styles.opening, part === 'page header' && styles.slim)}>
      <FragmentTarget name={hashLink} />
      <div className="container">
        <Inside {...of}>
          {isTitled ? (
            <p className={styles.eyebrow} {...page.mark(source, 'name')}>
              {name}
            </p>
          ) : null}
          <Heading entry={entry} page={page}>
            {isTitled ? title : name}
          </Heading>
        </Inside>
      </div>
    </div>
  )
}

function Section({ entry, part, of }: Props<Exclude<EventPartName, OpeningPart>>) {
  const Inside = parts[part]
  return (
    <div
      id={part === 'registration' ? registrationId : undefined}
      className={classNames('band', styles.part)}
    >
      <FragmentTarget name={entry.fields.hashLink} />
      <div className="container">
        <Heading entry={entry} page={of.page}>
          {entry.fields.title || partTitles[part]}
        </Heading>
        <Inside {...of} />
      </div>
    </div>
  )
}

type HeadingProps = { entry: Entry<'eventPart'>; page: Page; children: ReactNode }

function Heading({ entry, page, children }: HeadingProps) {
  const Tag = headingTag(page.rank)
  return (
    <Tag className={styles.title} {...page.mark(entry, 'title')}>
      {children}
    </Tag>
  )
}

function Speakers({ source, page, rank }: PartProps) {
  const { speakers } = source.fields
  return <PersonList people={speakers} page={page} rank={rank} mark={page.mark(source, 'speakers')} isWide />
}

function Outcome({ source, page }: PartProps) {
  return (
    <div className={styles.outcome} {...page.mark(source, 'outcome')}>
      {page.blocks(source.fields.outcome, styles.block)}
    </div>
  )
}

function Questions({ source, page }: PartProps) {
  return (
    <div className={styles.questions} {...page.mark(source, 'faq')}>
      {page.blocks(source.fields.faq)}
    </div>
  )
}
