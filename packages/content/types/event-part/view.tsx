import type { ReactNode } from 'react'
import { headingTag, type View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { CardGrid, peopleColumns } from '../../shared/cards/card-grid.tsx'
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

const parts: Readonly<Record<EventPartName, (props: PartProps) => ReactNode>> = {
  header: Header,
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
  if (!source || !Object.hasOwn(parts, part)) return null
  if (!hasContent(part, source.fields)) {
    page.report(`shows nothing: “${source.fields.internalName}” has no content for this part.`, 'warning')
    return null
  }
  const event = page.event(source)
  const Heading = headingTag(page.rank)
  const Part = parts[part]
  return (
    <div className={classNames('band', styles.part)}>
      <FragmentTarget name={hashLink} />
      <div className={classNames('container', part === 'header' && styles.header)}>
        {part === 'header' && title ? (
          <p className={styles.eyebrow} {...page.mark(source, 'name')}>
            {event.edition.name}
          </p>
        ) : null}
        <Heading className={styles.title} {...page.mark(entry, 'title')}>
          {title || (part === 'header' ? event.edition.name : partTitles[part])}
        </Heading>
        <Part
          {...event}
          source={source}
          page={page}
          rank={page.rank + 1}
          // Without a time, nothing has happened yet.
          now={page.now ?? Number.NEGATIVE_INFINITY}
        />
      </div>
    </div>
  )
}

function Speakers({ source, page }: PartProps) {
  const { speakers } = source.fields
  return (
    <CardGrid
      counts={{ large: peopleColumns(speakers.length), small: 3, extraSmall: 1 }}
      mark={page.mark(source, 'speakers')}
    >
      {page.cards(speakers)}
    </CardGrid>
  )
}

function Questions({ source, page }: PartProps) {
  return (
    <div className={styles.questions} {...page.mark(source, 'faq')}>
      {page.blocks(source.fields.faq)}
    </div>
  )
}
