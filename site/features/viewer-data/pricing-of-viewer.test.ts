import { guestPricing, unknownPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { expect, test } from 'vitest'
import { pricingOfViewer } from './pricing-of-viewer.ts'
import type { Viewer } from './viewer-answer.ts'

const pricing = { isMember: true, hasStandardPricing: false }
const member = (known: typeof pricing | null) => ({ phase: 'member', pricing: known }) as Viewer

test.each([
  ['a guest', { phase: 'guest' } as const, guestPricing],
  ['a member', member(pricing), pricing],
  ['a person whose membership is unknown', member(null), unknownPricing],
  ['somebody of whom the site says nothing', { phase: 'unknown' } as const, unknownPricing],
  ['somebody for whom the page waits', undefined, unknownPricing],
])('the prices of %s', (_, viewer, expected) => expect(pricingOfViewer(viewer)).toEqual(expected))
