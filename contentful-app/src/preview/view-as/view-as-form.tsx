import { personas, type ViewAs } from '@association/content/preview/view-as.ts'
import { personaNames, viewAsWords } from '@association/content/preview/view-as-words.ts'
import { programLabels } from '@association/content/shared/products/offers.ts'
import { Button, FormControl, Select, Switch } from '@contentful/f36-components'
import { useId } from 'react'
import { anybody, changedView } from './change-view.ts'
import { TimeInput } from './time-input.tsx'
import styles from './view-as.module.css'

type Props = {
  value: ViewAs | undefined
  onChange(view: ViewAs | undefined): void
  onClose(): void
}

const levels = [5, 10, 15, 20, 25, 30, 40, 50].map((percent) => `Level ${percent}`)

export function ViewAsForm({ value, onChange, onClose }: Props) {
  const id = useId()
  const view = value ?? anybody
  const change = (part: Partial<ViewAs>) => onChange(changedView(value, part))
  const isSignedIn = view.viewer !== 'anonymous'
  return (
    <div className={styles.form}>
      <fieldset className={styles.personas}>
        <legend className={styles.legend}>Person</legend>
        {personas.map((persona) => (
          <label key={persona} className={styles.persona}>
            <input
              type="radio"
              name={id}
              checked={view.viewer === persona}
              onChange={() => change({ viewer: persona })}
            />
            {personaNames[persona]}
          </label>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <FormControl marginBottom="none" isDisabled={!isSignedIn}>
          <FormControl.Label>Price level</FormControl.Label>
          <Select
            size="small"
            value={view.priceLevel ?? ''}
            onChange={({ currentTarget }) => change({ priceLevel: currentTarget.value })}
          >
            <Select.Option value="">None</Select.Option>
            {[...levels, 'Standard pricing'].map((level) => (
              <Select.Option key={level} value={level}>
                {level}
              </Select.Option>
            ))}
          </Select>
        </FormControl>
        <FormControl marginBottom="none" isDisabled={!isSignedIn}>
          <FormControl.Label>Program</FormControl.Label>
          <Select
            size="small"
            value={view.program ?? ''}
            onChange={({ currentTarget }) => change({ program: currentTarget.value })}
          >
            <Select.Option value="">None</Select.Option>
            {Object.entries(programLabels).map(([name, words]) => (
              <Select.Option key={name} value={name}>
                {words}
              </Select.Option>
            ))}
          </Select>
        </FormControl>
      </div>
      <TimeInput value={view.now} onChange={(now) => change({ now })} />
      <Switch isChecked={view.hasCart ?? false} onChange={() => change({ hasCart: !view.hasCart })}>
        Something is in the cart
      </Switch>
      <p className={styles.words} role="status">
        Viewed as {viewAsWords(view)}. The person is invented.
      </p>
      <div className={styles.actions}>
        <Button size="small" variant="secondary" isDisabled={!value} onClick={() => onChange(undefined)}>
          Reset
        </Button>
        {/* Leaving the field of the time would move this button away between press and release. */}
        <Button
          size="small"
          variant="primary"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClose}
        >
          Done
        </Button>
      </div>
    </div>
  )
}
