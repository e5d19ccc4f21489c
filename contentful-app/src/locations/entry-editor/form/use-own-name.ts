import { useEffect } from 'react'
import type { OpenEntry } from '../../../entry/open-entry.ts'
import { internalNameId } from './field-groups.ts'

/** Writes the internal name at the first edit, because editors are never asked for it. */
export function useOwnName(entry: OpenEntry) {
  useEffect(() => {
    const name = entry.fields.find(({ id }) => id === internalNameId)
    if (!name || name.get() !== undefined) return undefined
    return entry.onChange((patch) => {
      const isOther = !(internalNameId in patch)
      if (isOther && name.get() === undefined && !name.isDisabled()) name.replace(ownName(entry, new Date()))
    })
  }, [entry])
}

/** Returns a name such as “Quote of Nov 23, 09:12”. */
export function ownName({ type }: Pick<OpenEntry, 'type'>, now: Date): string {
  const when = now.toLocaleString('en-US', {
    ...{ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false },
  })
  return `${type.name} of ${when}`
}
