import { useEffect, useState } from 'react'
import type { EditorProps } from '../../field/editor-props.ts'
import { inputProps } from '../../field/input-props.ts'
import { useDisabled } from '../../field/use-disabled.ts'
import { MarkdownTextEditor } from './markdown-text-editor.tsx'

export function MarkdownField({ value, session }: EditorProps) {
  const isDisabled = useDisabled(value)
  // Undo can restore the same text, so a new object marks each change.
  const [shown, setShown] = useState(() => ({ markdown: String(value.get() ?? '') }))
  useEffect(() => value.onOutsideChange((next) => setShown({ markdown: String(next ?? '') })), [value])
  const { id, 'aria-describedby': describedBy, 'aria-required': isRequired } = inputProps(value)
  return (
    <MarkdownTextEditor
      {...{ session, id, describedBy, isRequired, isDisabled }}
      label={value.label}
      shown={shown}
      onChange={value.set}
    />
  )
}
