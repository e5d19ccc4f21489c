import type { Pricing } from '@association/content/shared/products/pricing/pricing.ts'
import { useSyncExternalStore } from 'react'
import { pricingOfViewer } from '../../viewer-data/pricing-of-viewer.ts'
import { currentViewer, onViewer } from '../../viewer-data/store.ts'

/** `isWaiting`: the viewer is unknown, so no price is personal. */
export function usePricing(): { pricing: Pricing; isWaiting: boolean } {
  const viewer = useSyncExternalStore(onViewer, currentViewer, () => undefined)
  return { pricing: pricingOfViewer(viewer), isWaiting: viewer === undefined }
}
