import type { Kind } from '@association/content'
import { type ComponentType, lazy, memo, Suspense } from 'react'
import { ChoiceEditor } from './choice-editor.tsx'
import { ColorEditor } from './color-editor.tsx'
import type { EditorProps } from './editor-props.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './fields.module.css'
import { FlagEditor } from './flag-editor.tsx'
import { JsonEditor } from './json-editor.tsx'
import { LinksEditor } from './links-editor.tsx'
import { NumberEditor } from './number-editor.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextsEditor } from './texts-editor.tsx'

/** The Markdown parser comes only with an entry that has rich text. */
const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

const editors: Record<Kind, ComponentType<EditorProps>> = {
  text: TextEditor,
  longText: TextEditor,
  markdown: TextEditor,
  html: TextEditor,
  url: TextEditor,
  classes: TextEditor,
  date: TextEditor,
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

/** The editor for a field of any kind. */
export const FieldEditor = memo(function FieldEditor(props: EditorProps) {
  const Editor = editors[props.value.field.kind]
  return (
    <FieldShell value={props.value} board={props.board}>
      <Suspense fallback={<p className={styles.help}>Loading…</p>}>
        <Editor {...props} />
      </Suspense>
    </FieldShell>
  )
})
