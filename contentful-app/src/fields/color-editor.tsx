import { palette } from '@association/content/safe/palette.ts'
import { TextInput } from '@contentful/f36-components'
import { useEffect, useRef } from 'react'
import type { EditorProps } from './editor-props.ts'
import styles from './fields.module.css'
import { inputProps } from './input-props.ts'
import { swatchOf } from './swatch.ts'
import { useDisabled } from './use-disabled.ts'

/** A colour by name or value, with a swatch of it; the swatch opens the browser's own picker. */
export function ColorEditor({ value }: EditorProps) {
  const text = useRef<HTMLInputElement>(null)
  const swatch = useRef<HTMLInputElement>(null)
  const isDisabled = useDisabled(value)
  const listId = `palette-${value.id}`

  useEffect(() => {
    const showValue = (next: unknown) => {
      const color = String(next ?? '')
      if (text.current) text.current.value = color
      fill(swatch.current, color)
    }
    showValue(value.get())
    return value.onOutsideChange(showValue)
  }, [value])
  return (
    <div className={styles.row}>
      <input
        ref={swatch}
        type="color"
        className={styles.swatch}
        aria-label={`Pick ${value.label}`}
        disabled={isDisabled}
        onInput={({ currentTarget }) => {
          if (text.current) text.current.value = currentTarget.value
          fill(swatch.current, currentTarget.value)
          value.act(currentTarget.value, `Picked ${value.label}`, { isContinuous: true })
        }}
      />
      <TextInput
        {...inputProps(value)}
        ref={text}
        list={listId}
        defaultValue={String(value.get() ?? '')}
        placeholder={String(value.field.default ?? '')}
        isDisabled={isDisabled}
        onChange={({ currentTarget }) => {
          fill(swatch.current, currentTarget.value)
          value.set(currentTarget.value)
        }}
      />
      <datalist id={listId}>
        {Object.keys(palette).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}

const fill = (swatch: HTMLElement | null, color: string) =>
  swatch?.style.setProperty('--swatch', swatchOf(color) ?? 'transparent')
