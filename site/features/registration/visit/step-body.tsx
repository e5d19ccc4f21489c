import type { Edition } from '@association/content/define/event.ts'
import { offerIn, tierOf } from '@association/content/shared/events/edition.ts'
import { priceWords } from '@association/content/shared/products/pricing/price-words.ts'
import type { Step } from '../answers.ts'
import { activitiesOf, coursesByDay } from '../machine/context.ts'
import { activityNames } from '../machine/problems/messages.ts'
import type { Entered } from '../pages/fields/entered.ts'
import { ActivityStep, GolfStep, PickleballStep } from '../pages/steps/activity.tsx'
import { AttendeeStep } from '../pages/steps/attendee.tsx'
import { type CourseDay, CoursesStep } from '../pages/steps/courses.tsx'
import { GuestsStep } from '../pages/steps/guests.tsx'
import { logInPath, stepPath } from '../registration-paths.ts'
import { weekdayOf } from './event-dates.ts'
import { joiningOf } from './joining.ts'
import type { Registration } from './registration.ts'

export type Profile = 'prefilled' | 'away' | undefined

type Props = { registration: Registration; entered: Entered; profile: Profile }

export function StepBody({ step, ...props }: Props & { step: Exclude<Step, 7> }) {
  const Body = bodies[step]
  return <Body {...props} />
}

const bodies = {
  1: Courses,
  2: ({ registration: { edition, buyer }, entered }: Props) => (
    <GuestsStep
      entered={entered}
      price={edition.extras.guest && priceWords([edition.extras.guest.price], buyer.pricing).amount}
    />
  ),
  3: Activities,
  4: ({ entered }: Props) => <GolfStep entered={entered} />,
  5: ({ entered }: Props) => <PickleballStep entered={entered} />,
  6: ({ entered, profile }: Props) => <AttendeeStep entered={entered} profile={profile} />,
} as const

function Courses({ registration, entered }: Props) {
  const { edition, buyer, visitor } = registration
  const { vanguard } = edition.extras
  return (
    <CoursesStep
      entered={entered}
      days={courseDays(registration)}
      join={joiningOf(registration)}
      vanguardPrice={
        buyer.isVanguard && vanguard ? priceWords([vanguard.price], buyer.pricing).amount : undefined
      }
      logInHref={visitor ? undefined : logInPath(stepPath(1, { edition: edition.key }))}
    />
  )
}

function courseDays({ edition, context, buyer }: Registration): CourseDay[] {
  const tier = tierOf(edition, context.now)
  return datesOf(edition).map(({ day, date }) => ({
    day,
    date: weekdayOf(date),
    courses: edition.courses
      .filter((course) => course.day === day)
      .map((course) => {
        const offer = offerIn(course, tier)
        const { slug, title, faculty, credits } = course
        return {
          ...{ slug, title, faculty, credits },
          isSold: buyer.isVanguard || offer !== undefined,
          price: buyer.isVanguard || !offer ? undefined : priceWords([offer.price], buyer.pricing),
          left: context.availability.courses[slug]?.left,
        }
      }),
  }))
}

function Activities({ registration: { edition, context, buyer }, entered }: Props) {
  const options = activitiesOf(edition).flatMap((name) => {
    const offer = edition.extras[name]
    if (!offer) return []
    const price = priceWords([offer.price], buyer.pricing)
    return { name, title: activityNames[name], price, left: context.availability.activities[name]?.left }
  })
  return <ActivityStep entered={entered} day={activityDay(edition)} options={options} />
}

const dayMs = 86_400_000

/** EV-009 to EV-012. */
const datesOf = (edition: Edition) =>
  coursesByDay(edition).map(({ day }) => ({ day, date: dateOfDay(edition, day) }))

/** EV-004. */
const activityDay = (edition: Edition) => weekdayOf(dateOfDay(edition, edition.groupActivityDay ?? 1))

const dateOfDay = ({ startDate }: Edition, day: number) =>
  new Date(Date.parse(startDate) + (day - 1) * dayMs).toISOString().slice(0, 10)
