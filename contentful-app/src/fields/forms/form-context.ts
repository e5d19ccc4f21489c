import type { JsonFields, JsonForm } from '@association/content/define/field.ts'
import { type ComponentType, createContext, useContext } from 'react'
import type { Session } from '../../contentful/session.ts'
import type { EditorProps } from '../field/editor-props.ts'
import type { FormKeys, FormStore } from './model/form-store.ts'
import type { PartBoard } from './model/part-board.ts'

export type OpenForm = {
  /** A context avoids an import cycle: the field editor and the object fields need each other. */
  Editor: ComponentType<EditorProps>
  Fields: ComponentType<{ fields: JsonFields; place: FormKeys }>

  form: JsonForm & { help?: string }
  store: FormStore
  board: PartBoard
  session: Session
}

export const FormContext = createContext<OpenForm | undefined>(undefined)

export function useOpenForm(): OpenForm {
  const open = useContext(FormContext)
  if (!open) throw new Error('A part of a form must be inside FormContext.')
  return open
}
