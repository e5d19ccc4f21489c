import { dayRange } from '@association/content/shared/day-range.ts'
import { money } from '@association/content/shared/products/pricing/money.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { Fragment, type ReactNode } from 'react'
import { hasSeats } from '../book/book-state.ts'
import { orderNames } from '../book/orders.ts'
import { isIdKey, registrationPath } from '../line-kind/registered-lines.ts'
import { guestNames } from '../machine/choices.ts'
import { valuesOf } from '../machine/texts.ts'
import { Help } from '../pages/frame/about-event.tsx'
import frame from '../pages/frame/frame.module.css'
import { Summary } from '../pages/frame/summary.tsx'
import steps from '../pages/steps/steps.module.css'
import { calendarPath } from '../registration-paths.ts'
import { attendeeFacts } from '../visit/attendee-facts.ts'
import type { Contact } from '../visit/contact.ts'
import { momentOf } from '../visit/event-dates.ts'
import { lineWords } from '../visit/summary-of.ts'
import type { Booked } from './find-bookings.ts'
import { messages } from './messages.ts'

type Props = {
  booked: Booked
  texts: { place: string | undefined; whatToBring: ReactNode; howToChange: ReactNode }
  contact: Contact
}

export function ConfirmationView({ booked, texts, contact }: Props) {
  const { edition, booking, document } = booked
  const { state } = booking
  return (
    <div className={`container ${frame.page}`} data-personal="">
      <div className={frame.main}>
        <p className={frame.event}>
          {edition.name}, {dayRange(edition.startDate, edition.endDate)}
        </p>
        <h1>{messages.states[state]}</h1>
        <p role="status">{stateText(booked)}</p>
        {booking.isOverbooked ? <p className={frame.notice}>{messages.overbooked}</p> : null}
        <Ways booked={booked} />
        <section aria-labelledby="purchase">
          <h2 id="purchase">{messages.purchase}</h2>
          <Summary view={{ lines: document.lines.map(lineWords), total: money(document.total), notes: [] }} />
        </section>
        <Facts booked={booked} place={texts.place} />
        {texts.whatToBring ? (
          <section aria-labelledby="bring">
            <h2 id="bring">{messages.whatToBring}</h2>
            {texts.whatToBring}
          </section>
        ) : null}
        <section aria-labelledby="change">
          <h2 id="change">{messages.howToChange}</h2>
          {texts.howToChange ?? (
            <p>
              {messages.changeByPhone} <Help about={contact} />
            </p>
          )}
        </section>
      </div>
    </div>
  )
}

export function stateText({ booking, edition }: Pick<Booked, 'booking' | 'edition'>): string {
  const { state, holdEndsAt } = booking
  return state === 'held'
    ? messages.texts.held(momentOf(holdEndsAt, edition.timeZone))
    : messages.texts[state]
}

function Ways({ booked: { booking, edition } }: Pick<Props, 'booked'>) {
  const { state, id } = booking
  return (
    <>
      {state === 'held' && booking.carts.length > 0 ? <p>{messages.isProcessing}</p> : null}
      <p className={frame.ways}>
        {state === 'held' ? (
          <a href="/cart" className={buttonClass('yellow')}>
            {messages.toCart}
          </a>
        ) : null}
        {state === 'expired' || state === 'refunded' ? (
          <a
            href={`${registrationPath}/7?${new URLSearchParams({ edition: edition.key })}`}
            className={buttonClass('yellow')}
          >
            {messages.again}
          </a>
        ) : null}
        {hasSeats(booking) ? (
          <a href={calendarPath(id)} className={buttonClass('transparent')}>
            {messages.calendar}
          </a>
        ) : null}
        <a href="/account/registrations">{messages.all}</a>
      </p>
    </>
  )
}

function Facts({
  booked: { edition, booking, document },
  place,
}: Pick<Props, 'booked'> & { place: string | undefined }) {
  const waiting = edition.courses
    .filter(({ slug }) => booking.waiting.includes(slug))
    .map(({ title }) => title)
  const facts = [
    { label: messages.order, values: orderNames(booking) },
    ...attendeeFacts(valuesOf(document.draft, 6)).map(({ label, value }) => ({ label, values: [value] })),
    ...activityFacts(document.lines),
    { label: messages.guests, values: guestNames(document.draft) },
    { label: messages.waitingFor, values: waiting },
    { label: messages.place, values: place ? [place] : [] },
  ].filter(({ values }) => values.length > 0)
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{messages.answers}</h2>
      <dl className={steps.facts}>
        {facts.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {/* A name can have another writing direction. */}
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have the same name
                <Fragment key={`${index} ${value}`}>
                  {index > 0 ? ', ' : null}
                  <bdi>{value}</bdi>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const activityFacts = (lines: Booked['document']['lines']) =>
  lines
    .filter(({ step }) => step === 3)
    .flatMap(({ customAttributes }) => customAttributes)
    .filter(({ key }) => !isIdKey(key) && key !== 'Attendee')
    .map(({ key, value }) => ({ label: key, values: [value] }))
