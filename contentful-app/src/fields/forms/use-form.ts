import type { JsonForm } from '@association/content/define/field.ts'
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'
import type { IssueBoard } from '../../entry/issue-board.ts'
import { EntryContext } from '../field/entry-context.ts'
import { formStore } from './model/form-store.ts'
import { partBoard } from './model/part-board.ts'

/** Returns undefined if the field has no form, such as in a block without a kind. */
export function useForm(value: FieldValue, board: IssueBoard) {
  const form = useFormOf(value)
  const opened = useMemo(() => {
    if (!form) return undefined
    const store = formStore(value, form)
    return { form, store, board: partBoard({ board, store, form }) }
  }, [value, board, form])
  useEffect(() => opened?.board.start(), [opened])
  const isReadable = useSyncExternalStore(
    opened?.store.subscribe ?? never,
    () => opened?.store.values() !== undefined,
  )
  return opened && { ...opened, isReadable }
}

const never = () => () => {}

/** Updates when the form changes, which depends on other fields. */
function useFormOf(value: FieldValue): JsonForm | undefined {
  const entry = useContext(EntryContext)
  const { form: formOf } = value.field
  const [form, setForm] = useState(() => formOf?.(entry?.values() ?? {}))
  useEffect(() => {
    const look = (patch?: Record<string, unknown>) => {
      if (patch && value.id in patch) return
      const next = formOf?.(entry?.values() ?? {})
      setForm((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    look()
    return entry?.onChange(look)
  }, [entry, formOf, value])
  return form
}
