import { maxGuests } from '../../answers.ts'
import { Choice, ChoiceTitle } from '../fields/choice.tsx'
import { type Entered, problemsAt, textOf } from '../fields/entered.ts'
import { Group } from '../fields/group.tsx'
import { TextField } from '../fields/text-field.tsx'
import { messages } from '../messages.ts'
import styles from './steps.module.css'

type Props = {
  entered: Entered
  /** Undefined without tickets for guests. */
  price: string | undefined
}

const counts = Array.from({ length: maxGuests + 1 }, (_, count) => String(count))

/** EV-002. Without JavaScript all names are visible. */
export function GuestsStep({ entered, price }: Props) {
  const { text, count: legend, price: priceOf, name, nameHelp } = messages.guests
  const chosen = textOf(entered, 'guests') || '0'
  return (
    <>
      <p>{text}</p>
      {price ? <p>{priceOf(price)}</p> : null}
      <Group id="guests" legend={legend} isChoice isRequired problems={problemsAt(entered, 'guests')}>
        <div className={styles.counts}>
          {counts.map((count, index) => (
            <Choice
              key={count}
              type="radio"
              id={index === 0 ? 'guests' : `guests-${count}`}
              name="guests"
              value={count}
              isChosen={chosen === count}
            >
              <ChoiceTitle>{count}</ChoiceTitle>
            </Choice>
          ))}
        </div>
      </Group>
      <div className={styles.guests} data-guests="">
        {counts.slice(1).map((count) => (
          <div key={count} data-guest={count}>
            <TextField
              entered={entered}
              name={`guest-${count}`}
              label={name(Number(count))}
              help={nameHelp}
              autoComplete="off"
              isRequired={Number(count) <= Number(chosen)}
            />
          </div>
        ))}
      </div>
    </>
  )
}
