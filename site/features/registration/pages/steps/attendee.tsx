import { capitalized } from '@association/content/shared/capitalized.ts'
import { diets } from '../../diets.ts'
import { Choice, ChoiceTitle } from '../fields/choice.tsx'
import { type Entered, problemsAt, textOf, textsOf } from '../fields/entered.ts'
import { Group } from '../fields/group.tsx'
import { TextField, type TextFieldProps } from '../fields/text-field.tsx'
import frame from '../frame/frame.module.css'
import { messages } from '../messages.ts'
import styles from './steps.module.css'

type Props = {
  entered: Entered
  /** `prefilled`: the fields show a profile. `away`: the member platform does not respond. */
  profile: 'prefilled' | 'away' | undefined
}

const words = messages.attendee

type PersonField = Omit<TextFieldProps, 'entered'>

const person: readonly PersonField[] = [
  { name: 'firstName', label: words.firstName, autoComplete: 'given-name', isRequired: true },
  { name: 'lastName', label: words.lastName, autoComplete: 'family-name', isRequired: true },
  {
    name: 'credentials',
    label: words.credentials,
    help: words.credentialsHelp,
    autoComplete: 'honorific-suffix',
  },
  { name: 'badgeName', label: words.badgeName, help: words.badgeNameHelp, autoComplete: 'nickname' },
  { name: 'email', label: words.email, type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'phone', label: words.phone, type: 'tel', autoComplete: 'tel', isRequired: true },
  { name: 'organization', label: words.organization, autoComplete: 'organization' },
]

const emergency: readonly PersonField[] = [
  { name: 'emergencyName', label: words.emergencyName, autoComplete: 'off', isRequired: true },
  { name: 'emergencyPhone', label: words.emergencyPhone, type: 'tel', autoComplete: 'off', isRequired: true },
]

/** EV-007. */
export const AttendeeStep = ({ entered, profile }: Props) => (
  <>
    <p>{words.text}</p>
    {profile ? <p role="status">{profile === 'away' ? words.profileAway : words.prefilled}</p> : null}
    {textsOf(entered, 'fromProfile').map((part) => (
      <input key={part} type="hidden" name="fromProfile" value={part} />
    ))}
    <Fields id="person" legend={words.person} entered={entered} fields={person} />
    <Fields id="emergency" legend={words.emergency} entered={entered} fields={emergency} />
    <Diet entered={entered} />
    <Group id="needs" legend={words.needs}>
      <Tick entered={entered} name="visa" label={words.visa} />
      <Tick entered={entered} name="sponsorOptOut" label={words.sponsorOptOut} />
    </Group>
  </>
)

type FieldsProps = { id: string; legend: string; entered: Entered; fields: readonly PersonField[] }

const Fields = ({ id, legend, entered, fields }: FieldsProps) => (
  <Group id={id} legend={legend}>
    <div className={frame.fields}>
      {fields.map((field) => (
        <TextField key={field.name} entered={entered} {...field} />
      ))}
    </div>
  </Group>
)

const Diet = ({ entered }: { entered: Entered }) => (
  <Group id="diet" legend={words.diet} problems={problemsAt(entered, 'diet')}>
    <div className={styles.ticks}>
      {diets.map((diet, index) => (
        <Choice
          key={diet}
          type="checkbox"
          id={index === 0 ? 'diet' : `diet-${index}`}
          name="diet"
          value={diet}
          isChosen={textsOf(entered, 'diet').includes(diet)}
        >
          <ChoiceTitle>{capitalized(diet)}</ChoiceTitle>
        </Choice>
      ))}
    </div>
    <TextField
      entered={entered}
      name="dietOther"
      label={words.dietOther}
      help={words.dietOtherHelp}
      autoComplete="off"
    />
  </Group>
)

const Tick = ({ entered, name, label }: { entered: Entered; name: string; label: string }) => (
  <Choice type="checkbox" id={name} name={name} value="yes" isChosen={textOf(entered, name) === 'yes'}>
    <ChoiceTitle>{label}</ChoiceTitle>
  </Choice>
)
