import { expect, onTestFinished, test } from 'vitest'
import { auditSite } from './audit-site.ts'
import { compare } from './compare.ts'
import { serveSite } from './site/serve.ts'

test('an audit finds every fault of a small site, each for its reason, and nothing else', async () => {
  const site = await serveSite({
    seed: 7,
    pages: 60,
    linksPerPage: 30,
    foreignPages: 20,
    share: 0.15,
    hasWaits: true,
  })
  onTestFinished(async () => void (await site.close()))
  const { findings, links, pages } = await auditSite(site.start)
  const { missed, wrong } = compare(findings, site.plan.faults)
  expect({ missed, wrong }).toEqual({ missed: [], wrong: [] })
  expect(links).toBe(site.plan.links)
  expect(pages).toBe(60 + 2)
  expect(site.plan.faults.length).toBeGreaterThan(50)
})
