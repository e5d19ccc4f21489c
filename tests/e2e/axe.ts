import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Place = string | string[]
type Choice = {
  /** Selectors, each inside the frame that the one before names. */
  include?: readonly Place[]
  exclude?: readonly Place[]
  disabled?: readonly string[]
  /** True if axe looks into frames of other origins. That takes twice the time. */
  withFrames?: boolean
}

/** The rules of axe that a page breaks, each with the markup of its elements. */
export async function brokenRules(page: Page, choice: Choice = {}): Promise<string[]> {
  const { include = [], exclude = [], disabled = [], withFrames = false } = choice
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(!withFrames)
  for (const place of include) axe.include(place)
  for (const place of exclude) axe.exclude(place)
  const { violations } = await axe.disableRules([...disabled]).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
