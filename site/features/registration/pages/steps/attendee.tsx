import { diets } from '../../diets.ts'
import { Choice, ChoiceTitle } from '../fields/choice.tsx'
import { type Entered, problemsAt, textOf, textsOf } from '../fields/entered.ts'
import { Group } from '../fields/group.tsx'
import { TextField } from '../fields/text-field.tsx'
import frame from '../frame/frame.module.css'
import { messages } from '../messages.ts'
import styles from './steps.module.css'

type Props = {
  entered: Entered
  /** `prefilled`: the fields show a profile. `away`: the member platform does not respond. */
  profile: 'prefilled' | 'away' | undefined
}

/** Step 6: who attends (EV-007). */
export const AttendeeStep = ({ entered, profile }: Props) => (
  <>
    <p>{messages.attendee.text}</p>
    {profile ? (
      <p role="status">{profile === 'away' ? messages.attendee.profileAway : messages.attendee.prefilled}</p>
    ) : null}
    <Person entered={entered} />
    <Emergency entered={entered} />
    <Needs entered={entered} />
  </>
)

function Person({ entered }: { entered: Entered }) {
  const words = messages.attendee
  return (
    <Group id="person" legend={words.person}>
      <div className={frame.fields}>
        <TextField
          {...{ entered }}
          name="firstName"
          label={words.firstName}
          autoComplete="given-name"
          isRequired
        />
        <TextField
          {...{ entered }}
          name="lastName"
          label={words.lastName}
          autoComplete="family-name"
          isRequired
        />
        <TextField
          {...{ entered }}
          name="credentials"
          label={words.credentials}
          help={words.credentialsHelp}
          autoComplete="honorific-suffix"
        />
        <TextField
          {...{ entered }}
          name="badgeName"
          label={words.badgeName}
          help={words.badgeNameHelp}
          autoComplete="nickname"
        />
        <TextField
          {...{ entered }}
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          isRequired
        />
        <TextField
          {...{ entered }}
          name="phone"
          label={words.phone}
          type="tel"
          autoComplete="tel"
          isRequired
        />
        <TextField
          {...{ entered }}
          name="organization"
          label={words.organization}
          autoComplete="organization"
        />
      </div>
    </Group>
  )
}

function Emergency({ entered }: { entered: Entered }) {
  const words = messages.attendee
  return (
    <Group id="emergency" legend={words.emergency}>
      <div className={frame.fields}>
        <TextField
          {...{ entered }}
          name="emergencyName"
          label={words.emergencyName}
          autoComplete="off"
          isRequired
        />
        <TextField
          {...{ entered }}
          name="emergencyPhone"
          label={words.emergencyPhone}
          type="tel"
          autoComplete="off"
          isRequired
        />
      </div>
    </Group>
  )
}

function Needs({ entered }: { entered: Entered }) {
  const { needs, diet, dietOther, dietOtherHelp, visa, sponsorOptOut } = messages.attendee
  const chosen = textsOf(entered, 'diet')
  return (
    <>
      <Group id="diet" legend={diet} problems={problemsAt(entered, 'diet')}>
        <div className={styles.ticks}>
          {diets.map((value, index) => (
            <Choice
              key={value}
              type="checkbox"
              id={index === 0 ? 'diet' : `diet-${index}`}
              name="diet"
              value={value}
              isChosen={chosen.includes(value)}
            >
              <ChoiceTitle>{value.slice(0, 1).toUpperCase() + value.slice(1)}</ChoiceTitle>
            </Choice>
          ))}
        </div>
        <TextField
          entered={entered}
          name="dietOther"
          label={dietOther}
          help={dietOtherHelp}
          autoComplete="off"
        />
      </Group>
      <Group id="needs" legend={needs}>
        <Tick entered={entered} name="visa" label={visa} />
        <Tick entered={entered} name="sponsorOptOut" label={sponsorOptOut} />
      </Group>
    </>
  )
}

const Tick = ({ entered, name, label }: { entered: Entered; name: string; label: string }) => (
  <Choice type="checkbox" id={name} name={name} value="yes" isChosen={textOf(entered, name) === 'yes'}>
    <ChoiceTitle>{label}</ChoiceTitle>
  </Choice>
)
