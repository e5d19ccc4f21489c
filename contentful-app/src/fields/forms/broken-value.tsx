import type { ValueField } from '@association/content/define/field.ts'
import { Button } from '@contentful/f36-components'
import type { FieldValue } from '../../entry/field-value.ts'
import styles from './forms.module.css'
import { shortJson } from './short-json.ts'

export function isBroken({ kind }: ValueField, value: unknown): boolean {
  if (value === undefined || value === null) return false
  if (kind === 'texts') return !Array.isArray(value) || value.some((text) => typeof text !== 'string')
  return typeof value === 'object'
}

export function BrokenValue({ value }: { value: FieldValue }) {
  const { label } = value
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that says the label again
    <div className={styles.broken} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <p className={styles.help}>This value does not fit here. It is kept until you remove it.</p>
      <code className={styles.code}>{shortJson(value.get())}</code>
      <Button
        size="small"
        isDisabled={value.isDisabled()}
        onClick={() => value.act(undefined, `Removed ${label}`)}
      >
        {`Remove the value of ${label}`}
      </Button>
    </div>
  )
}
