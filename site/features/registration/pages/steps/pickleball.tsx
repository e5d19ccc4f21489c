import { Choices } from '../fields/choices.tsx'
import type { Entered } from '../fields/entered.ts'
import { messages } from '../messages.ts'

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
