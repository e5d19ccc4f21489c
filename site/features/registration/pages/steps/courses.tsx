import { seatsWords } from '@association/content/shared/events/seats-words.ts'
import type { PriceWords } from '@association/content/shared/products/pricing/price-words.ts'
import { Choice, ChoiceMark, ChoiceText, ChoiceTitle } from '../fields/choice.tsx'
import { type Entered, problemsAt, textOf, textsOf } from '../fields/entered.ts'
import { Group } from '../fields/group.tsx'
import { PriceTag } from '../fields/price.tsx'
import frame from '../frame/frame.module.css'
import { messages } from '../messages.ts'
import styles from './steps.module.css'

export type CourseChoice = {
  slug: string
  title: string
  faculty: readonly string[]
  credits: number | undefined
  isSold: boolean
  /** Undefined where another line pays for all courses. */
  price: PriceWords | undefined
  left: number | undefined
}

/** `day` counts from 1. */
export type CourseDay = { day: number; date: string; courses: readonly CourseChoice[] }

export type JoinOffer = { amount: string; sentence: string }

type Props = {
  entered: Entered
  days: readonly CourseDay[]
  join?: JoinOffer | undefined
  vanguardPrice?: string | undefined
  logInHref?: string | undefined
}

/** EV-001. */
export const CoursesStep = ({ entered, days, join, vanguardPrice, logInHref }: Props) => (
  <>
    <p>{messages.course.text}</p>
    {logInHref ? <SignInBox href={logInHref} /> : null}
    {vanguardPrice ? (
      <section className={frame.box}>
        <h2 className={frame.boxTitle}>{messages.vanguard.title}</h2>
        <p>{messages.vanguard.text(vanguardPrice)}</p>
      </section>
    ) : null}
    <div id="waiting" className={styles.days}>
      {days.map((day) => (
        <Day key={day.day} day={day} entered={entered} />
      ))}
    </div>
    {join ? <Join entered={entered} offer={join} /> : null}
  </>
)

const SignInBox = ({ href }: { href: string }) => (
  <section className={frame.box}>
    <h2 className={frame.boxTitle}>{messages.signIn.title}</h2>
    <p>
      {messages.signIn.text} <a href={href}>{messages.signIn.link}</a>
    </p>
  </section>
)

function Day({ day: { day, date, courses }, entered }: { day: CourseDay; entered: Entered }) {
  const name = `course-${day}`
  const chosen = textOf(entered, name)
  const waiting = textsOf(entered, 'waiting')
  return (
    <Group id={name} legend={messages.course.day(day, date)} isChoice problems={problemsAt(entered, name)}>
      {/* A link to the field must find an enabled choice. */}
      <Choice type="radio" id={name} name={name} value="" isChosen={chosen === ''}>
        <ChoiceTitle>{messages.course.none}</ChoiceTitle>
        {courses.length === 0 ? <ChoiceText>{messages.course.noCourses}</ChoiceText> : null}
      </Choice>
      {courses.map((course) => (
        <Course
          key={course.slug}
          name={name}
          course={course}
          isChosen={chosen === course.slug}
          isWaiting={waiting.includes(course.slug)}
        />
      ))}
    </Group>
  )
}

type CourseProps = { name: string; course: CourseChoice; isChosen: boolean; isWaiting: boolean }

function Course({ name, course, isChosen, isWaiting }: CourseProps) {
  const { slug, title, faculty, credits, isSold, price, left } = course
  const isSoldOut = left === 0
  const facts = [faculty.join(', '), credits ? messages.course.credits(credits) : '']
  return (
    <div>
      <Choice
        type="radio"
        id={`${name}-${slug}`}
        name={name}
        value={slug}
        isChosen={isChosen}
        // A course that sold out after the choice stays chosen.
        isDisabled={(isSoldOut || !isSold) && !isChosen}
        aside={<CoursePrice price={price} isSold={isSold} />}
      >
        <ChoiceTitle>{title}</ChoiceTitle>
        <ChoiceText>{facts.filter(Boolean).join(' · ')}</ChoiceText>
        <Seats left={left} />
      </Choice>
      {isSoldOut || isWaiting ? (
        <label className={styles.wait}>
          <input type="checkbox" name="waiting" value={slug} defaultChecked={isWaiting} />
          {messages.course.wait}
          <span className="visually-hidden">{`: ${title}`}</span>
        </label>
      ) : null}
    </div>
  )
}

function Seats({ left }: { left: number | undefined }) {
  const words = seatsWords(left)
  return words ? <ChoiceMark isBad={left === 0}>{words}</ChoiceMark> : null
}

function CoursePrice({ price, isSold }: Pick<CourseChoice, 'price' | 'isSold'>) {
  if (price) return <PriceTag words={price} />
  return <ChoiceText>{isSold ? messages.course.included : messages.course.notSold}</ChoiceText>
}

const Join = ({ entered, offer: { amount, sentence } }: { entered: Entered; offer: JoinOffer }) => (
  <Group id="join-group" legend={messages.join.title} problems={problemsAt(entered, 'join')}>
    <Choice type="checkbox" id="join" name="join" value="yes" isChosen={textOf(entered, 'join') === 'yes'}>
      <ChoiceTitle>{messages.join.label(amount)}</ChoiceTitle>
      <ChoiceText>
        <span data-saving="">{sentence}</span>
      </ChoiceText>
    </Choice>
  </Group>
)
