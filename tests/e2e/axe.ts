import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Place = string | string[]
type Choice = {
  /** Selectors, each inside the frame that the one before names. */
  include?: readonly Place[]
  exclude?: readonly Place[]
  disabled?: readonly string[]
  /** True if buttons and links are measured, which axe does only on request (WCAG 2.5.8). */
  withTargets?: boolean
  /** True if axe looks into frames of other origins. That takes twice the time. */
  withFrames?: boolean
}

/** The rules of axe that a page breaks, each with the markup of its elements. */
export async function brokenRules(page: Page, choice: Choice = {}): Promise<string[]> {
  const { include = [], exclude = [], disabled = [], withTargets = false, withFrames = false } = choice
  const rules = Object.fromEntries([
    ...disabled.map((rule) => [rule, { enabled: false }]),
    ...(withTargets ? [['target-size', { enabled: true }]] : []),
  ])
  const options = { resultTypes: ['violations' as const], rules }
  const axe = new AxeBuilder({ page }).options(options).setLegacyMode(!withFrames)
  for (const place of include) axe.include(place)
  for (const place of exclude) axe.exclude(place)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
