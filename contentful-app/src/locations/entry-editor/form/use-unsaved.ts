import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { visibleIn } from '../../../entry/drafts/field-draft.ts'
import type { FieldValue } from '../../../entry/field-value.ts'
import type { OpenEntry } from '../../../entry/open-entry.ts'

/** Fields with input that Contentful has not stored, except input that is being sent now. */
export type Unsaved = {
  held: readonly FieldValue[]
  failing: readonly FieldValue[]
  offered: readonly FieldValue[]
  /** Held or failing, and not kept in this browser either. */
  unkept: readonly FieldValue[]
}

export function useUnsaved({ fields }: Pick<OpenEntry, 'fields'>): Unsaved {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = fields.map(({ draft }) => draft.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [fields],
  )
  const visibleStates = useSyncExternalStore(subscribe, () =>
    fields.map(({ draft }) => visibleIn(draft.state())).join('\n'),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the states regroups the fields
  return useMemo(() => unsavedOf(fields), [fields, visibleStates])
}

function unsavedOf(fields: readonly FieldValue[]): Unsaved {
  const held = fields.filter(({ draft }) => draft.state().own === 'held')
  const failing = fields.filter(({ draft }) => draft.state().own === 'failing')
  return {
    held,
    failing,
    offered: fields.filter(({ draft }) => draft.state().offer),
    unkept: [...held, ...failing].filter(({ draft }) => !draft.state().isKept),
  }
}
