import type { EditorInterfaceProps } from 'contentful-management'
import { locale } from '../contentful/search.ts'
import { Field } from '../fields/field.tsx'
import type { EntrySession } from '../session/entry-session.ts'

type Props = { session: EntrySession; editorInterface: EditorInterfaceProps | undefined }

export function FieldList({ session, editorInterface }: Props) {
  const controls = new Map(editorInterface?.controls?.map((control) => [control.fieldId, control]))
  return (
    <div className="fields">
      {session.contentType.fields
        .filter(({ omitted, disabled }) => !omitted && !disabled)
        .map((field) => {
          const help = controls.get(field.id)?.settings?.helpText
          return (
            <Field
              key={field.id}
              field={field}
              session={session}
              locale={locale}
              help={typeof help === 'string' ? help : undefined}
            />
          )
        })}
    </div>
  )
}
