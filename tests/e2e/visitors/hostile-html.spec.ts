import { asElements, cleanHtml } from '@association/content/html/clean-html.ts'
import { hostile } from '@association/content/html/testing/hostile.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { faultsOf } from '../html-judge.ts'
import { countRuns, runs, serve, site } from '../page-of-vectors.ts'
import { expect, test } from '../test.ts'

const hosts = { own: ['site.example'], platform: [] }
const perPage = 800

const asBody = (markups: readonly string[]) =>
  markups.map((markup, index) => `<div data-nth="${index}">${markup}<hr data-end></div>`).join('')

for (const [category, vectors] of Object.entries(hostile)) {
  test(`hostile HTML, ${category}: nothing of ${vectors.length} runs, loads or leads astray`, async ({
    page,
  }) => {
    await countRuns(page)
    for (let start = 0; start < vectors.length; start += perPage) {
      const batch = vectors.slice(start, start + perPage)
      const markups = batch.map((vector) =>
        renderToStaticMarkup(asElements(cleanHtml(vector, { hosts, rank: 2 }))),
      )
      const strangers = await serve(page, { '/': asBody(markups) })
      await page.goto(site)
      const faults = await page.evaluate(faultsOf, markups)
      expect(faults.map((fault) => `${fault} in ${batch[Number.parseInt(fault, 10)]}`)).toEqual([])
      expect(strangers).toEqual([])
      expect(await page.evaluate(runs)).toBe(0)
    }
  })
}

test('the check finds a fault in each sample that was not cleaned', async ({ page }) => {
  await countRuns(page)
  const raw = Object.values(hostile).flatMap((vectors) => vectors.filter((_, index) => index % 50 === 0))
  await serve(page, { '/': '' })
  await page.goto(site)
  const faults = await page.evaluate(faultsOf, raw)
  expect(faults.length).toBe(raw.length)
})
