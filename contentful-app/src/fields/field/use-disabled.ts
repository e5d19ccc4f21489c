import { useCallback, useSyncExternalStore } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'

export const useDisabled = (value: FieldValue) =>
  useSyncExternalStore(
    useCallback((listener) => value.onDisabledChange(listener), [value]),
    value.isDisabled,
  )
