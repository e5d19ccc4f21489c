import type { Items, JsonField, JsonFields, ValueField } from '@association/content/define/field.ts'
import { memo, useMemo } from 'react'
import { BrokenValue, isBroken } from './broken-value.tsx'
import { useOpenForm } from './form-context.ts'
import { ItemsEditor } from './items-editor.tsx'
import type { FormKeys } from './model/form-store.ts'
import { partOf } from './model/part.ts'
import { PictureEditor } from './picture-editor.tsx'
import { usePart } from './use-part.ts'

type Props = { fields: JsonFields; place: FormKeys }

/** A keystroke in one field renders no other field. */
export const FormFields = memo(
  function FormFields({ fields, place }: Props) {
    return Object.entries(fields).map(([id, field]) => (
      <Member key={id} field={field} place={[...place, id]} />
    ))
  },
  (before, now) => before.fields === now.fields && before.place.join('/') === now.place.join('/'),
)

function Member({ field, place }: { field: JsonField; place: FormKeys }) {
  return field.kind === 'items' ? (
    <ItemsEditor list={field as Items} place={place} />
  ) : (
    <ValueMember field={field as ValueField} place={place} />
  )
}

function ValueMember({ field, place }: { field: ValueField; place: FormKeys }) {
  const { store, board, session, Editor } = useOpenForm()
  const key = place.join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the place
  const value = useMemo(() => partOf(store, place, field), [store, key, field])
  const broken = usePart(store, () => isBroken(field, store.at(place)))
  if (broken) return <BrokenValue value={value} />
  return field.picture ? (
    <PictureEditor {...{ value, board, session }} />
  ) : (
    <Editor {...{ value, board, session }} />
  )
}
