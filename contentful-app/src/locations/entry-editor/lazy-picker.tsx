import type { BlockPosition } from '@association/content/preview/operations.ts'
import { lazy, Suspense } from 'react'
import type { Desk } from '../../desk/desk.ts'

/** Loads when a block is first added. */
const Picker = lazy(async () => ({
  default: (await import('../../block-picker/block-picker.tsx')).BlockPicker,
}))

export const LazyPicker = (props: { desk: Desk; at: BlockPosition; onClose(): void }) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
)
