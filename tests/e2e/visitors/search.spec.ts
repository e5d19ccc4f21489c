import type { Locator } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { holdBack } from '../island-failures.ts'
import {
  dialog,
  fault,
  input,
  opener,
  openSearch,
  results,
  searchButton,
  suggest,
  suggestions,
  untilIndexed,
} from '../search.ts'
import { expect, test } from '../test.ts'

test.beforeAll(untilIndexed)
// Chromium logs this when a page is replaced before its transition.
test.use({ allowedErrors: [/^InvalidStateError: Transition was aborted/] })

test('SE-001 the Search button of the sub-navigation opens the overlay, and loads nothing before', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(`${stack.site}/articles`, { waitUntil: 'networkidle' })
  expect(scripts.filter((script) => script.startsWith('/islands/search-'))).toEqual([])
  const links = page.locator('a[data-opens=search]:visible')
  await links.last().click()
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(links.last()).toBeFocused()
})

test('SE-001 the first click opens the overlay, also while its code loads', async ({ page }) => {
  const release = await holdBack(page, '**/islands/search-*.js')
  await page.goto(`${stack.site}/articles`)
  await opener(page).click()
  await expect(dialog(page)).toHaveCount(0)
  release()
  await expect(input(page)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/articles')
})

test.describe('without the code of the overlay', () => {
  test.use({ allowedErrors: [/ERR_FAILED|Failed to fetch/] })

  test('the link leads to the search page', async ({ page }) => {
    await page.route('**/islands/search-*.js*', (route) => route.abort())
    await page.goto(`${stack.site}/articles`)
    await opener(page).click()
    await expect(page).toHaveURL(`${stack.site}/search`)
  })
})

test('SE-004 a result closes the overlay, also when the visitor comes back', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('leadership')
  await page.keyboard.press('Enter')
  await results(page).first().getByRole('link').click()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('SE-010 SE-012 SE-015 SE-021 the button searches, and writing clears the results', async ({ page }) => {
  await openSearch(page)
  await expect(searchButton(page)).toBeDisabled()
  await input(page).fill('leadership')
  await expect(suggestions(page).first()).toBeVisible()
  await searchButton(page).click()
  await expect(results(page)).toHaveCount(10)
  await expect(dialog(page).getByRole('status').last()).toHaveText('The first 10 results for ‘leadership’')
  await input(page).fill('leadershi')
  await expect(results(page)).toHaveCount(0)
  await expect(suggestions(page).first()).toBeVisible()
  await input(page).fill('')
  await expect(suggestions(page)).toHaveCount(0)
  await expect(searchButton(page)).toBeDisabled()
})

test('SE-013 suggestions that arrive after the text was cleared stay away', async ({ page }) => {
  await openSearch(page)
  const release = await holdBack(page, '**/api/autosuggest?*')
  const asked = page.waitForRequest('**/api/autosuggest?*')
  await page.keyboard.type('lead')
  await asked
  await input(page).fill('')
  release()
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('physician')
  await expect(suggestions(page).first()).toContainText(/physician/i)
})

test('SE-011 CO-041 letters in quick succession send one request', async ({ page }) => {
  await openSearch(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/autosuggest')) asked.push(new URL(request.url()).search)
  })
  await input(page).evaluate((field: HTMLInputElement) => {
    for (const value of ['h', 'he', 'hea']) {
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(suggestions(page).first()).toBeVisible()
  expect(asked).toEqual(['?q=hea'])
})

test('SE-018 SE-019 SE-020 a visitor with a keyboard opens a result on page 2', async ({ page }) => {
  await page.goto(`${stack.site}/articles`)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('leadership')
  await page.keyboard.press('Enter')
  await expect(results(page)).toHaveCount(10)
  const next = dialog(page).getByRole('button', { name: 'Next' })
  while (!(await next.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Page 2', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Previous' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('radio', { name: 'All' })).toBeFocused()
  await page.keyboard.press('Tab')
  const first = results(page).first().getByRole('link')
  await expect(first).toBeFocused()
  const address = (await first.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(stack.site + address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('kinds of results', () => {
  const kinds = (scope: Locator) => scope.getByRole('group', { name: 'Show' })
  const visible = (list: Locator) => list.filter({ visible: true })

  test('the arrow keys choose one in the overlay, and All shows the others again', async ({ page }) => {
    await openSearch(page)
    await page.keyboard.type('leadership')
    await page.keyboard.press('Enter')
    await expect(results(page)).toHaveCount(10)
    const choices = kinds(dialog(page)).getByRole('radio')
    await choices.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(choices.nth(1)).toBeChecked()
    expect(await visible(results(page)).count()).toBeLessThan(10)
    await expect(visible(results(page)).first()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(visible(results(page))).toHaveCount(10)
    expect(await brokenRules(page, { include: ['dialog[open]'] })).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('filter the page of results, which say what they are', async ({ page }) => {
      await page.goto(`${stack.site}/search?q=hospital`)
      const found = page.getByRole('region', { name: 'Search results' })
      const all = await found.getByRole('listitem').count()
      await kinds(found)
        .getByText(/^Articles \(\d+\)$/)
        .click()
      const articles = visible(found.getByRole('listitem'))
      for (const article of await articles.all())
        await expect(article).toContainText(/Articles [A-Z][a-z]+ \d+, 20\d\d/)
      expect(await articles.count()).toBeLessThan(all)
    })
  })

  test('a typing error leads to what the site has', async ({ page }) => {
    await openSearch(page)
    await page.keyboard.type('sucession')
    await expect(suggestions(page).first()).toHaveText(/Succession/)
  })
})

test('SE-034 ER-015 no result is said with the query, and announced', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('qqzzxx')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status').last()).toHaveText("No results were found for 'qqzzxx'")
})

test('SE-035 SE-036 undefined in a title or a picture is not shown', async ({ page }) => {
  const result = {
    url: '/about',
    title: 'undefined | About',
    description: '',
    thumbnail: { original: '/undefined.png' },
  }
  await page.route('**/api/search?*', (route) => route.fulfill({ json: { web: { results: [result] } } }))
  await openSearch(page)
  await page.keyboard.type('about')
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('link')).toHaveText('AAPL')
  await expect(results(page).locator('img')).toHaveCount(0)
})

test.describe('while the provider fails', () => {
  test.use({ allowedErrors: [/Error auto suggest|Error Search|Failed to load resource/] })
  test.afterEach(() => fault('none').then(() => undefined))

  for (const [name, query] of [
    ['html', 'hypertension'],
    ['down', 'downstream'],
    ['rate-limit', 'ratepayer'],
  ] as const)
    test(`SE-031 SE-033 SE-037 “${name}” shows nothing and is only logged`, async ({ page }) => {
      await openSearch(page)
      await fault(name)
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      const suggestionFailed = page.waitForResponse('**/api/autosuggest?*')
      await page.keyboard.type(query)
      expect((await suggestionFailed).headers()['content-type']).toBe('application/problem+json')
      const searchFailed = page.waitForResponse('**/api/search?*')
      await page.keyboard.press('Enter')
      await searchFailed
      await expect(dialog(page).getByRole('status').last()).toHaveText('')
      await expect(results(page)).toHaveCount(0)
      await expect(input(page)).toHaveValue(query)
      await expect.poll(() => logged.join()).toContain('Error Search')
      expect(logged.join()).toContain('Error auto suggest')
    })
})

for (const width of [375, 820, 1440])
  test(`the overlay has no accessibility problem at ${width} px, with suggestions and with results`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const problems = () => brokenRules(page, { include: ['dialog[open]'] })
    await suggest(page)
    expect(await problems()).toEqual([])
    await page.keyboard.press('Enter')
    await expect(results(page).first()).toBeVisible()
    expect(await problems()).toEqual([])
    const width_ = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(width_).toBe(0)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.afterEach(() => fault('none').then(() => undefined))

  test('the search page finds, turns pages and opens a result', async ({ page }) => {
    await page.goto(`${stack.site}/articles`)
    await opener(page).click()
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('leadership')
    await page.keyboard.press('Enter')
    const links = page.getByRole('region', { name: 'Search results' }).getByRole('heading').getByRole('link')
    await expect(links).toHaveCount(10)
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(`${stack.site}/search?q=leadership&page=2`)
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Previous', exact: true })).toBeVisible()
    await links.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).not.toBe('/search')
  })

  test('SE-034 without a result it says so and leads on', async ({ page }) => {
    await page.goto(`${stack.site}/search?q=qqzzxx`)
    await expect(page.getByText("No results were found for 'qqzzxx'")).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Topics' })).toHaveAttribute(
      'href',
      '/articles/topics',
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test('a provider that is down leaves plain words and ways to go on', async ({ page }) => {
    await fault('unavailable')
    const answer = await page.goto(`${stack.site}/search?q=unavailable`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByText('The search is not available at the moment.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Courses' })).toBeVisible()
  })
})

test.describe('a page that does not exist', () => {
  test.use({ allowedErrors: [/404 \(Not Found\)/] })

  test('offers the search with the words of its address', async ({ page }) => {
    await page.goto(`${stack.site}/articles/leadership-in-hard-times.html`)
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the site' })
    await expect(field).toHaveValue('leadership in hard times')
    expect(await brokenRules(page)).toEqual([])
    await field.press('Enter')
    await expect(page).toHaveURL(`${stack.site}/search?q=leadership+in+hard+times`)
    await expect(
      page.getByRole('region', { name: 'Search results' }).getByRole('heading').first(),
    ).toBeVisible()
  })
})

test('the search page has no accessibility problem and no script but the loader', async ({ page }) => {
  await page.goto(`${stack.site}/search?q=leadership`)
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  expect(await brokenRules(page)).toEqual([])
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(1)
})

test('CO-040 bad input gets an answer: the first page, or problem+json', async ({ request }) => {
  for (const address of [
    '/search?q=%00',
    `/search?q=${'a'.repeat(10_000)}`,
    '/search?q=a&page=-1',
    '/search?page=abc',
  ])
    expect((await request.get(stack.site + address)).status(), address.slice(0, 40)).toBe(200)
  for (const address of ['/api/search', '/api/search?q=a&page=10', '/api/autosuggest?q=']) {
    const answer = await request.get(stack.site + address)
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([
      400,
      'application/problem+json',
    ])
  }
})
