import type { Place } from '@association/content/preview/operations.ts'
import { lazy, Suspense } from 'react'
import type { Desk } from '../../desk/desk.ts'

/** The picker comes when a block is added for the first time. */
const Picker = lazy(async () => ({
  default: (await import('../../block-picker/block-picker.tsx')).BlockPicker,
}))

export const LazyPicker = (props: { desk: Desk; at: Place; onClose(): void }) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
)
