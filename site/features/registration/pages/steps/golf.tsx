import { Choices } from '../fields/choices.tsx'
import type { Entered } from '../fields/entered.ts'
import { TextField } from '../fields/text-field.tsx'
import { messages } from '../messages.ts'

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
