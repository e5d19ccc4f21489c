import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { RunOptions, SerialContextObject } from 'axe-core'

type Region = string | string[]
type AxeOptions = {
  /** Each selector is inside the frame of the previous one. */
  include?: readonly Region[]
  exclude?: readonly Region[]
  disabled?: readonly string[]
  /** axe measures targets only on request (WCAG 2.5.8). */
  withTargets?: boolean
  /** Frames of other origins double the time. */
  withFrames?: boolean
}

export async function brokenRules(page: Page, choice: AxeOptions = {}): Promise<string[]> {
  const { include = [], exclude = [], disabled = [], withTargets = false, withFrames = false } = choice
  const rules = Object.fromEntries([
    ...disabled.map((rule) => [rule, { enabled: false }]),
    ...(withTargets ? [['target-size', { enabled: true }]] : []),
  ])
  const options = { resultTypes: ['violations' as const], rules }
  if (!withFrames) return brokenRulesOfOrigin(page, { include, exclude, options })
  const axe = new AxeBuilder({ page, axeSource }).options(options)
  for (const place of include) axe.include(place)
  for (const place of exclude) axe.exclude(place)
  return worded((await axe.analyze()).violations)
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeRun = { include: readonly Region[]; exclude: readonly Region[]; options: RunOptions }

/** `AxeBuilder` reloads axe each time, which takes as long as axe itself. */
async function brokenRulesOfOrigin(page: Page, { include, exclude, options }: AxeRun): Promise<string[]> {
  const { origin } = new URL(page.url())
  for (const frame of page.frames())
    if (frame.url().startsWith(`${origin}/`) && !(await frame.evaluate(() => 'axe' in window)))
      await frame.evaluate(axeSource)
  const context: SerialContextObject = { include: [...include], exclude: [...exclude] }
  const violations = await page.evaluate(
    async ([looked, wanted]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // What fades in has too little contrast until it has arrived. Some animations never end.
      const arrived = Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      await Promise.race([arrived, new Promise((late) => setTimeout(late, 500))])
      return (await axe.run(looked, wanted)).violations
    },
    [context, options] as const,
  )
  return worded(violations)
}

const worded = (violations: readonly { id: string; nodes: readonly { html: string }[] }[]) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
