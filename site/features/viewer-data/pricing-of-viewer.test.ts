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
  ['a viewer whom the site does not know', { phase: 'unknown' } as const, unknownPricing],
  ['a viewer who is still loading', undefined, unknownPricing],
])('the prices of %s', (_, viewer, expected) => expect(pricingOfViewer(viewer)).toEqual(expected))
