import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const articles = `${stack.site}/articles`

async function openArticle(page: Page) {
  await page.goto(`${articles}/topics/quality-and-risk`)
  await page.locator('main article').first().getByRole('link').first().click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
}

async function openArticleWith(page: Page, selector: string) {
  for (let number = 1; number < 9; number += 1) {
    await page.goto(number === 1 ? articles : `${articles}/page/${number}`)
    const paths = await page
      .locator('main article a[href^="/articles/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const path of paths) {
      const html = await (await page.request.get(stack.site + path)).text()
      if (html.includes(selector)) return page.goto(stack.site + path)
    }
  }
  throw new Error(`No article has ${selector}.`)
}

test('RT-014 RT-026 an article is accessible, fits, and has an outline without gaps at every width', async ({
  page,
}) => {
  await openArticle(page)
  for (const width of [375, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenRules(page, { withTargets: true }), `${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  const ranks = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
  expect(ranks.filter((rank) => rank === 1)).toEqual([1])
  expect(ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1)).toEqual([])
})

test('RT-027 LI-020 LK-010 the path of an article with a DOI is its DOI, which can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openArticleWith(page, 'https://doi.org/')
  const doi = (await page.locator('a[href^="https://doi.org/"]').getAttribute('href')) ?? ''
  expect(new URL(page.url()).pathname).toBe(doi.replace('https://doi.org/', '/articles/doi/'))
  await page.getByRole('button', { name: 'Copy DOI' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(doi)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('on a device with its own way to share, a button opens it', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 800 },
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: object) => Object.assign(window, { shared }),
    })
  })
  await openArticle(page)
  await page.getByRole('button', { name: 'Share', exact: true }).tap()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({ url: page.url(), title: await page.getByRole('heading', { level: 1 }).textContent() })
  await context.close()
})

test('an article is cited in five styles, each with a button that copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openArticleWith(page, 'https://doi.org/')
  await page.getByText('Cite this article').click()
  for (const style of ['APA', 'AMA', 'Vancouver', 'Chicago', 'MLA'])
    await expect(page.getByRole('button', { name: `Copy the citation in ${style}` })).toBeVisible()
  await page.getByRole('button', { name: 'Copy the citation in MLA' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^\S.*“.+” .+, vol\. \d+, no\. \d+, .+ https:\/\/doi\.org\/.+\.$/)
  expect(await brokenRules(page)).toEqual([])
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('a citation is a file for BibTeX and for reference managers', async ({ page }) => {
  await openArticleWith(page, 'https://doi.org/')
  await page.getByText('Cite this article').click()
  for (const [name, ending, start] of [
    ['BibTeX', 'bib', '@article{'],
    ['RIS', 'ris', 'TY  - JOUR'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
    expect(await readFile(await download.path(), 'utf8')).toMatch(new RegExp(`^${start}`))
  }
})

test('without JavaScript a citation, the files and a page of all styles are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openArticle(page)
  await page.getByText('Cite this article').click()
  await expect(page.locator('[data-citation]')).toContainText(/\(\d{4}.*\)\. .*https:\/\//)
  await page.getByRole('link', { name: 'All styles' }).click()
  await expect(page.getByText(/^APA\n/)).toContainText('Vancouver')
  await context.close()
})

test('without a clipboard, the status says what to do', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  )
  await openArticle(page)
  await page.getByText('Cite this article').click()
  await page.getByRole('button', { name: 'Copy the citation in APA' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'does not allow copying' })).toBeVisible()
})

test('without JavaScript the text and the ways to share that work are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openArticle(page)
  await expect(page.locator('main article p').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send by mail' })).toHaveAttribute('href', /^mailto:\?subject=/)
  await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute(
    'href',
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(page.url())}`,
  )
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  await context.close()
})

test('paper shows the text, who published it and where, and nothing to click', async ({ page }) => {
  await openArticleWith(page, 'https://doi.org/')
  await page.emulateMedia({ media: 'print' })
  const text = page.getByRole('main')
  await expect(text.getByText('Association for Physician Leadership', { exact: true })).toBeVisible()
  await expect(text.getByText(/^https:\/\/doi\.org\//)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden()
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
  for (const hidden of ['Send by mail', 'Share on LinkedIn', 'Articles'])
    await expect(page.locator('main').getByRole('link', { name: hidden, exact: true })).toBeHidden()
})

test('a note has a link back to its place in the text', async ({ page }) => {
  await openArticleWith(page, 'id="note-1"')
  await page.getByRole('link', { name: 'Note 1', exact: true }).first().click()
  await expect(page.locator('#note-1')).toBeInViewport()
  await page.getByRole('link', { name: 'Back to the text of note 1' }).click()
  await expect(page.locator('#note-1-back')).toBeInViewport()
})

test('the key points of an article are above its text', async ({ page }) => {
  await openArticleWith(page, '>Key points<')
  const tops = await page
    .locator('section:has(> h2:text-is("Key points")), #text')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect(tops).toHaveLength(2)
  expect(tops[0]).toBeLessThan(tops[1] ?? 0)
})

test('a long article has a table of contents that leads to its parts', async ({ page }) => {
  await openArticleWith(page, 'aria-label="On this page"')
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  expect(await links.count()).toBeGreaterThanOrEqual(3)
  const words = (await links.last().textContent()) ?? ''
  await links.last().click()
  await expect(page.getByRole('heading', { name: words, exact: true })).toBeInViewport()
})
