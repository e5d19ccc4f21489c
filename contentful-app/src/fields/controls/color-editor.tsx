import { TextInput } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import type { EditorProps } from '../field/editor-props.ts'
import { inputProps } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { ColorPanel } from './color-panel.tsx'
import styles from './controls.module.css'
import { swatchOf } from './swatch.ts'

export function ColorEditor({ value }: EditorProps) {
  const text = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isDisabled = useDisabled(value)
  const standard = String(value.field.default ?? '')

  useEffect(() => {
    const show = (next: unknown) => fill(opener.current, String(next ?? '') || standard)
    const showOutside = (next: unknown) => {
      if (text.current) text.current.value = String(next ?? '')
    }
    show(value.get())
    const stops = [value.onChange(show), value.onOutsideChange(showOutside)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [value, standard])

  function choose(color: string | undefined, isContinuous = false) {
    if (text.current) text.current.value = color ?? ''
    value.act(color, `Picked ${value.label}`, { isContinuous })
  }
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={styles.color}>
      <div className={styles.colorRow}>
        <button
          ref={opener}
          type="button"
          className={styles.swatch}
          aria-label={`Choose ${value.label}`}
          title={`Choose ${value.label}`}
          aria-expanded={isOpen}
          disabled={isDisabled}
          onClick={() => setOpen(!isOpen)}
        />
        <TextInput
          {...inputProps(value)}
          ref={text}
          spellCheck={false}
          defaultValue={String(value.get() ?? '')}
          placeholder={standard || 'No color'}
          isDisabled={isDisabled}
          onChange={({ currentTarget }) => value.set(currentTarget.value)}
        />
      </div>
      {isOpen && !isDisabled && <ColorPanel value={value} onChoose={choose} onClose={close} />}
    </div>
  )
}

const fill = (swatch: HTMLElement | null, color: string) =>
  swatch?.style.setProperty('--swatch', swatchOf(color) ?? 'transparent')
