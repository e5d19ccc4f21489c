import type { ReactNode } from 'react'
import { headingTag, type View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { registrationId } from '../../shared/events/registration-of.ts'
import { PersonList } from '../../shared/person/person.tsx'
import styles from './event-part.module.css'
import { hasContent } from './has-content.ts'
import { partTitles } from './messages.ts'
import type { EventPartName } from './model.ts'
import type { PartProps } from './part-props.ts'
import { Courses } from './parts/courses.tsx'
import { Dates } from './parts/dates.tsx'
import { Header } from './parts/header.tsx'
import { Pricing } from './parts/pricing.tsx'
import { Registration } from './parts/registration.tsx'
import { Sponsors } from './parts/sponsors.tsx'
import { Venue } from './parts/venue.tsx'

const parts: Readonly<Record<Exclude<EventPartName, 'header'>, (props: PartProps) => ReactNode>> = {
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

export const EventPart: View<'eventPart'> = ({ entry, page }) => {
  const { edition: source, part, title, hashLink } = entry.fields
  const isHeader = part === 'header'
  if (!source || !(isHeader || Object.hasOwn(parts, part))) return null
  if (!hasContent(part, source.fields)) {
    page.report(`shows nothing: “${source.fields.internalName}” has no content for this part.`, 'warning')
    return null
  }
  const event = page.event(source)
  // Without a time, nothing has happened yet.
  const now = page.now ?? Number.NEGATIVE_INFINITY
  const props: PartProps = { ...event, source, page, rank: page.rank + 1, now }
  const Heading = headingTag(page.rank)
  const heading = (
    <Heading className={styles.title} {...page.mark(entry, 'title')}>
      {title || (isHeader ? event.edition.name : partTitles[part])}
    </Heading>
  )
  if (!isHeader) {
    const Part = parts[part]
    return (
      <div
        id={part === 'registration' ? registrationId : undefined}
        className={classNames('band', styles.part)}
      >
        <FragmentTarget name={hashLink} />
        <div className="container">
          {heading}
          <Part {...props} />
        </div>
      </div>
    )
  }
  return (
    <div className={classNames('band', 'on-dark', styles.opening)}>
      <FragmentTarget name={hashLink} />
      <div className="container">
        <Header {...props}>
          {title && title !== event.edition.name ? (
            <p className={styles.eyebrow} {...page.mark(source, 'name')}>
              {event.edition.name}
            </p>
          ) : null}
          {heading}
        </Header>
      </div>
    </div>
  )
}

function Speakers({ source, page, rank }: PartProps) {
  const { speakers } = source.fields
  return <PersonList people={speakers} page={page} rank={rank} mark={page.mark(source, 'speakers')} isWide />
}

function Outcome({ source, page }: PartProps) {
  return <div {...page.mark(source, 'outcome')}>{page.blocks(source.fields.outcome)}</div>
}

function Questions({ source, page }: PartProps) {
  return (
    <div className={styles.questions} {...page.mark(source, 'faq')}>
      {page.blocks(source.fields.faq)}
    </div>
  )
}
