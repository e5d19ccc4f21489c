import type { RichText } from '@association/content'
import { useEffect, useMemo } from 'react'
import type { EditorProps } from '../field/editor-props.ts'
import { focusInput, inputProps } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { formatsOf } from './model/formats.ts'
import { TextField } from './text-field.tsx'

export function RichTextEditor({ value, session }: EditorProps) {
  const isDisabled = useDisabled(value)
  const formats = useMemo(() => formatsOf(value.field), [value])
  const source = useMemo(
    () => ({
      get: value.get,
      set: (next: RichText | undefined) => value.set(next),
      onOutsideChange: value.onOutsideChange,
      onChange: value.onChange,
    }),
    [value],
  )
  const { id, ...described } = inputProps(value)
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    const focus = () => focusInput(value.id)
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [id, value])
  const attributes = useMemo(
    () => ({
      id,
      'aria-describedby': described['aria-describedby'],
      'aria-required': String(described['aria-required']),
    }),
    [id, described['aria-describedby'], described['aria-required']],
  )
  return <TextField {...{ source, formats, session, attributes, isDisabled }} label={value.label} />
}
