import { useEffect, useState } from 'react'
import type { EditorProps } from '../../field/editor-props.ts'
import { inputProps } from '../../field/input-props.ts'
import { useDisabled } from '../../field/use-disabled.ts'
import { MarkdownTextEditor } from './markdown-text-editor.tsx'

/** A field of Markdown. */
export function MarkdownField({ value, session }: EditorProps) {
  const isDisabled = useDisabled(value)
  // An object, because undo can bring back the text that was shown before what was typed.
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
