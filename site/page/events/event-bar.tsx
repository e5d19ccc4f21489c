import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import type { RenderOptions } from '@association/content/render'
import { coursesIn, stateOf } from '@association/content/shared/events/edition.ts'
import { EditionBar } from '@association/content/shared/events/edition-bar.tsx'
import { registrationId } from '@association/content/shared/events/registration-of.ts'
import { seatsInCourses } from '@association/content/shared/events/seats-words.ts'
import type { ReactNode } from 'react'
import { eventPartsOf } from './event-parts-of.ts'

type Props = {
  page: Entry<'page'>
  edition: Edition
  products?: readonly Entry<'product'>[]
  rendering: Pick<RenderOptions, 'widgets' | 'seats'>
  now: number
}

/** On the page where visitors register, it leads down to the registration. */
export function EventBar({ page, edition, products = [], rendering, now }: Props): ReactNode {
  const isHere = page.fields.path === `${edition.path}/registration`
  if (isHere && !canRegisterOn(page, edition, now)) return null
  const courses = coursesIn(edition, products)
  return (
    <EditionBar
      edition={edition}
      now={now}
      seats={seatsInCourses(courses.map((course) => rendering.seats?.(course)))}
      price={(props) => rendering.widgets?.price(props)}
      link={(href) => ({ href: isHere ? `#${registrationId}` : href })}
    />
  )
}

const canRegisterOn = (page: Entry<'page'>, edition: Edition, now: number) =>
  stateOf(edition, now) === 'open' && eventPartsOf(page).some(({ fields }) => fields.part === 'registration')
