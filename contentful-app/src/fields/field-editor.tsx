import type { Kind } from '@association/content'
import { type ComponentType, memo, Suspense } from 'react'
import { late } from '../base/late.tsx'
import { ChoiceEditor } from './controls/choice-editor.tsx'
import { ClassesEditor } from './controls/classes-editor.tsx'
import { ColorEditor } from './controls/color-editor.tsx'
import { FlagEditor } from './controls/flag-editor.tsx'
import { NumberEditor } from './controls/number-editor.tsx'
import { StepsEditor } from './controls/steps-editor.tsx'
import { DateEditor } from './dates/date-editor.tsx'
import type { EditorProps } from './field/editor-props.ts'
import { FieldShell } from './field/field-shell.tsx'
import styles from './field/fields.module.css'
import { JsonEditor } from './json/json-editor.tsx'
import { LinksEditor } from './links/links-editor.tsx'
import { MarkdownField } from './rich-text/markdown/markdown-field.tsx'
import { RichTextEditor } from './rich-text/rich-text-editor.tsx'
import { TextEditor } from './text/text-editor.tsx'
import { TextsEditor } from './text/texts-editor.tsx'

const JsonField = late('The field', async () => (await import('./forms/json-field.tsx')).JsonField)

const editors: Record<Kind, ComponentType<EditorProps>> = {
  text: TextEditor,
  longText: TextEditor,
  markdown: MarkdownField,
  html: TextEditor,
  url: TextEditor,
  classes: ClassesEditor,
  date: DateEditor,
  color: ColorEditor,
  choice: ChoiceEditor,
  integer: NumberEditor,
  number: NumberEditor,
  flag: FlagEditor,
  json: JsonEditor,
  texts: TextsEditor,
  richText: RichTextEditor,
  asset: LinksEditor,
  assets: LinksEditor,
  reference: LinksEditor,
  references: LinksEditor,
}

export const FieldEditor = memo(function FieldEditor(props: EditorProps) {
  const { kind, form, picker } = props.value.field
  const isSteps = kind === 'integer' && picker !== undefined
  const Editor = isSteps ? StepsEditor : editors[kind]
  if (form)
    return (
      <Suspense fallback={<p className={styles.help}>Loading…</p>}>
        <JsonField {...props} Editor={FieldEditor} />
      </Suspense>
    )
  return (
    <FieldShell value={props.value} board={props.board}>
      <Suspense fallback={<p className={styles.help}>Loading…</p>}>
        <Editor {...props} />
      </Suspense>
    </FieldShell>
  )
})
