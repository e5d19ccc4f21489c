import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

test('LI-043 LI-044 LI-045 LI-046 LI-047 CO-009 RT-043 ER-034 the press room lists ten releases, each with its page', async ({
  page,
}) => {
  await page.goto(`${stack.site}/about/press-room`)
  const releases = page.locator('main article')
  await expect(releases).toHaveCount(10)
  const first = releases.first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await expect(first.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  await first.getByRole('link', { name: /^READ MORE/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Press room' }).click()
  await expect(page).toHaveURL(`${stack.site}/about/press-room`)
})

test('LI-052 LI-053 LI-054 RT-044 a position has its facts and a way to apply', async ({ page }) => {
  await page.goto(`${stack.site}/aapl-jobs`)
  const first = page.locator('main article').first()
  await expect(first).toContainText('Posted')
  await expect(first).toContainText('Closing')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/aapl-jobs\/[\w-]+$/)
  const facts = page.getByRole('complementary', { name: 'About this position' })
  for (const label of ['Location', 'Employment type', 'Posted', 'Closing'])
    await expect(facts.getByText(label, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Apply for this position/ })).toHaveAttribute(
    'href',
    /^(?:mailto|https?):/,
  )
})

for (const list of ['/about/press-room', '/aapl-jobs'])
  test(`a page of ${list} is accessible at every width`, async ({ page }) => {
    await page.goto(stack.site + list)
    await page.locator('main article a[href]').first().click()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    for (const width of [375, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brokenRules(page, { withTargets: true }), `${width} px`).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })
