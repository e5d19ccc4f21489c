import type { Pricing } from '@association/content/shared/products/pricing/pricing.ts'
import { useSyncExternalStore } from 'react'
import { pricingOfViewer } from '../../viewer-data/pricing-of-viewer.ts'
import { currentViewer, onViewer } from '../../viewer-data/store.ts'

/** What decides the prices of the viewer. `isWaiting`: the page has asked who looks at it, and shows no price as theirs. */
export function usePricing(): { pricing: Pricing; isWaiting: boolean } {
  const viewer = useSyncExternalStore(onViewer, currentViewer, () => undefined)
  return { pricing: pricingOfViewer(viewer), isWaiting: viewer === undefined }
}
