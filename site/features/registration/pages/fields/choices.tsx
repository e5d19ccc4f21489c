import { Choice, ChoiceTitle } from './choice.tsx'
import { type Entered, problemsAt, textOf } from './entered.ts'
import { Group } from './group.tsx'

type Props = {
  entered: Entered
  name: string
  legend: string
  isRequired?: boolean
  labels: Readonly<Record<string, string>>
}

/** A link to the field leads to its first choice. */
export const Choices = ({ entered, name, legend, isRequired, labels }: Props) => (
  <Group
    id={name}
    legend={legend}
    isChoice
    problems={problemsAt(entered, name)}
    {...(isRequired && { isRequired })}
  >
    {Object.entries(labels).map(([value, label], index) => (
      <Choice
        key={value}
        type="radio"
        id={index === 0 ? name : `${name}-${value}`}
        name={name}
        value={value}
        isChosen={textOf(entered, name) === value}
      >
        <ChoiceTitle>{label}</ChoiceTitle>
      </Choice>
    ))}
  </Group>
)
