import { guestPricing, type Pricing } from '@association/content/shared/products/pricing/pricing.ts'
import { useSyncExternalStore } from 'react'
import { currentViewer, onViewer } from '../../viewer/store.ts'

/** What decides the prices of the viewer. While the viewer is unknown, prices are those of a guest. */
export function usePricing(): Pricing {
  const viewer = useSyncExternalStore(onViewer, currentViewer, () => undefined)
  return viewer?.phase === 'member' ? viewer.pricing : guestPricing
}
