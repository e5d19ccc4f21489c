import { createContext, useContext, useEffect, useState } from 'react'
import type { OpenEntry } from '../../entry/open-entry.ts'

export const EntryContext = createContext<OpenEntry | undefined>(undefined)

export function useSibling(id: string): unknown {
  const sibling = useContext(EntryContext)?.fields.find((field) => field.id === id)
  const [value, setValue] = useState(() => sibling?.get())
  useEffect(() => {
    setValue(sibling?.get())
    return sibling?.onChange(setValue)
  }, [sibling])
  return value
}
