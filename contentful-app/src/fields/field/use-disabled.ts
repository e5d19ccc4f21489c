import { useCallback, useSyncExternalStore } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'

/** True while Contentful forbids this user to edit the field. */
export const useDisabled = (value: FieldValue) =>
  useSyncExternalStore(
    useCallback((listener) => value.onDisabledChange(listener), [value]),
    value.isDisabled,
  )
