import type { Pricing } from '@association/content/shared/products/pricing/pricing.ts'
import { useSyncExternalStore } from 'react'
import { pricingOfViewer } from '../../viewer-data/pricing-of-viewer.ts'
import { currentViewer, onViewer } from '../../viewer-data/store.ts'

/** `isWaiting` is true until the page knows the viewer. It shows no personal price until then. */
export function usePricing(): { pricing: Pricing; isWaiting: boolean } {
  const viewer = useSyncExternalStore(onViewer, currentViewer, () => undefined)
  return { pricing: pricingOfViewer(viewer), isWaiting: viewer === undefined }
}
