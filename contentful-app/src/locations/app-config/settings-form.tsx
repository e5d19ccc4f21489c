import { Checkbox, TextInput } from '@contentful/f36-components'
import styles from './app-config.module.css'
import type { Settings } from './settings.ts'

type Props = {
  settings: Settings
  wrong: Partial<Record<keyof Settings, string>>
  onChange(settings: Settings): void
}
type SettingItem = {
  id: Exclude<keyof Settings, 'gatesPublishing'>
  label: string
  help: string
  type?: 'password' | 'url'
}

const groups: { name: string; items: SettingItem[] }[] = [
  {
    name: 'The site',
    items: [
      { id: 'siteUrl', label: 'Address', help: 'Such as https://www.example.org.', type: 'url' },
      {
        id: 'secret',
        label: 'Content preview secret',
        help: 'It is compared with the secret of the site and put into the addresses below. It is not stored, because everybody who can read a space can read the settings of its apps.',
        type: 'password',
      },
    ],
  },
  {
    name: 'The association space',
    items: [
      { id: 'associationSpaceId', label: 'Space id', help: 'Settings → General settings.' },
      { id: 'associationEnvironment', label: 'Environment', help: 'The one the site reads, usually master.' },
    ],
  },
  {
    name: 'The events space',
    items: [
      { id: 'eventsSpaceId', label: 'Space id', help: 'Settings → General settings of the other space.' },
      { id: 'eventsEnvironment', label: 'Environment', help: 'The one the site reads, usually master.' },
    ],
  },
]

export function SettingsForm(props: Props) {
  return (
    <>
      <TextSettings {...props} />
      <Gate {...props} />
    </>
  )
}

function Gate({ settings, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>Publishing</legend>
      <Checkbox
        id="gatesPublishing"
        isChecked={settings.gatesPublishing}
        onChange={({ currentTarget }) => onChange({ ...settings, gatesPublishing: currentTarget.checked })}
        helpText="While an entry is open and the checks find errors in it or in linked content, Contentful refuses to publish the entry. The sidebar shows the errors."
      >
        Entries with errors cannot be published
      </Checkbox>
    </fieldset>
  )
}

function TextSettings({ settings, wrong, onChange }: Props) {
  return groups.map(({ name, items }) => (
    <fieldset key={name} className={styles.group}>
      <legend>{name}</legend>
      {/* Forma 36 describes an input only by these two ids. */}
      {items.map(({ id, label, help, type = 'text' }) => (
        <div key={id} className={styles.item}>
          <label htmlFor={id}>{label}</label>
          <TextInput
            id={id}
            type={type}
            autoComplete="off"
            value={settings[id]}
            isInvalid={wrong[id] !== undefined}
            onChange={({ currentTarget }) => onChange({ ...settings, [id]: currentTarget.value.trim() })}
          />
          <small id={`${id}-helptext`}>{help}</small>
          <strong id={`${id}-validation`} className={styles.wrong}>
            {wrong[id]}
          </strong>
        </div>
      ))}
    </fieldset>
  ))
}
