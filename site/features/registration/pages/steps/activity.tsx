import type { Activity } from '@association/content/define/event.ts'
import type { PriceWords } from '@association/content/shared/products/pricing/price-words.ts'
import { Choice, ChoiceMark, Choices, ChoiceText, ChoiceTitle } from '../fields/choice.tsx'
import { type Entered, problemsAt, textOf } from '../fields/entered.ts'
import { Group } from '../fields/group.tsx'
import { PriceTag } from '../fields/price.tsx'
import { TextField } from '../fields/text-field.tsx'
import { messages } from '../messages.ts'

export type ActivityOption = {
  name: Activity
  title: string
  price: PriceWords
  /** Undefined where unlimited or unknown. */
  left: number | undefined
}

type Props = {
  entered: Entered
  /** `Friday, October 15, 2027` */
  day: string
  options: readonly ActivityOption[]
}

/** EV-003, EV-004, EV-017. */
export function ActivityStep({ entered, day, options }: Props) {
  const { text, legend, none, noneText } = messages.activity
  const chosen = textOf(entered, 'activity')
  return (
    <>
      <p>{text(day)}</p>
      <Group id="activity" legend={legend} isChoice isRequired problems={problemsAt(entered, 'activity')}>
        <Choice type="radio" id="activity" name="activity" value="none" isChosen={chosen === 'none'}>
          <ChoiceTitle>{none}</ChoiceTitle>
          <ChoiceText>{noneText}</ChoiceText>
        </Choice>
        {options.map(({ name, title, price, left }) => (
          <Choice
            key={name}
            type="radio"
            id={`activity-${name}`}
            name="activity"
            value={name}
            isChosen={chosen === name}
            isDisabled={left === 0 && chosen !== name}
            aside={<PriceTag words={price} />}
          >
            <ChoiceTitle>{title}</ChoiceTitle>
            <ChoiceText>{day}</ChoiceText>
            <Places left={left} />
          </Choice>
        ))}
      </Group>
    </>
  )
}

/** The page shows smaller numbers of places. */
const fewPlaces = 10

function Places({ left }: { left: number | undefined }) {
  if (left === undefined || left >= fewPlaces) return null
  const { full, places } = messages.activity
  return left === 0 ? <ChoiceMark isBad>{full}</ChoiceMark> : <ChoiceMark>{places(left)}</ChoiceMark>
}

/** EV-005. */
export function GolfStep({ entered }: { entered: Entered }) {
  const { text, handicap, handicapHelp, clubs, clubChoices, pairing, pairingHelp } = messages.golf
  return (
    <>
      <p>{text}</p>
      <TextField
        entered={entered}
        name="handicap"
        label={handicap}
        help={handicapHelp}
        inputMode="decimal"
        isRequired
        isNarrow
      />
      <Choices entered={entered} name="clubs" legend={clubs} labels={clubChoices} isRequired />
      <TextField entered={entered} name="pairing" label={pairing} help={pairingHelp} autoComplete="off" />
    </>
  )
}

/** EV-006. */
export function PickleballStep({ entered }: { entered: Entered }) {
  const { text, skill, skills, paddle, paddles } = messages.pickleball
  return (
    <>
      <p>{text}</p>
      <Choices entered={entered} name="skill" legend={skill} labels={skills} isRequired />
      <Choices entered={entered} name="paddle" legend={paddle} labels={paddles} isRequired />
    </>
  )
}
