import type { Step } from '../../answers.ts'
import type { SummaryLine } from '../../registration-form/show-summary.ts'
import { stepPath } from '../../registration-paths.ts'
import { PriceTag } from '../fields/price.tsx'
import summary from '../frame/summary.module.css'
import { messages } from '../messages.ts'
import styles from './steps.module.css'

export type ReviewLine = SummaryLine & {
  step: Step
  details: readonly { key: string; value: string }[]
}

type Fact = { label: string; value: string }

type Props = {
  edition: string
  lines: readonly ReviewLine[]
  total: string
  attendee: readonly Fact[]
  guests: readonly string[]
  waiting: readonly string[]
}

/** EV-008. */
export const ReviewStep = ({ edition, lines, total, attendee, guests, waiting }: Props) => (
  <>
    <p>{messages.review.text}</p>
    <section aria-labelledby="review-lines">
      <h2 id="review-lines">{messages.review.lines}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={`${line.step} ${line.name}`} line={line} edition={edition} />
        ))}
      </ul>
      <p className={summary.total}>
        <span>{messages.total}</span> <strong>{total}</strong>
      </p>
    </section>
    <Part title={messages.review.waiting} step={1} edition={edition} values={waiting} />
    <Part
      title={messages.review.guests}
      step={2}
      edition={edition}
      values={guests.length > 0 ? guests : [messages.review.noGuests]}
    />
    <section>
      <Heading title={messages.review.attendee} step={6} edition={edition} />
      <dl className={styles.facts}>
        {attendee.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
    <section>
      <h2>{messages.review.next}</h2>
      <ol>
        {messages.review.nextSteps.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </section>
  </>
)

function Line({ line, edition }: { line: ReviewLine; edition: string }) {
  const { name, quantity, amount, list, reason, step, details } = line
  const words = { isFrom: false, amount, ...(list && { list }), ...(reason && { note: reason }) }
  return (
    <li className={styles.line}>
      <div>
        <strong dir="auto">
          {quantity > 1 ? `${messages.quantity(quantity)} ` : ''}
          {name}
        </strong>{' '}
        <EditLink step={step} edition={edition} what={name} />
      </div>
      <div>
        <PriceTag words={words} />
      </div>
      {details.length > 0 ? (
        <ul className={styles.details}>
          {details.map(({ key, value }) => (
            <li key={key}>
              {key}: <bdi>{value}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

type PartProps = { title: string; step: Step; edition: string; values: readonly string[] }

function Part({ title, step, edition, values }: PartProps) {
  if (values.length === 0) return null
  return (
    <section>
      <Heading title={title} step={step} edition={edition} />
      <ul>
        {values.map((value) => (
          <li key={value}>
            <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Heading = ({ title, step, edition }: Omit<PartProps, 'values'>) => (
  <div className={styles.heading}>
    <h2>{title}</h2>
    <EditLink step={step} edition={edition} what={title} />
  </div>
)

const EditLink = ({ step, edition, what }: { step: Step; edition: string; what: string }) => (
  <a href={stepPath(step, { edition, isEdit: true })}>
    {messages.review.changeWord}
    <span className="visually-hidden">{` ${what}`}</span>
  </a>
)
