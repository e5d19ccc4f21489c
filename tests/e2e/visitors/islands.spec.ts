import type { Page } from '@playwright/test'
import { stack } from '../environment.ts'
import { holdBack, noteFailures } from '../island-failures.ts'
import { expect, test } from '../test.ts'

const path = '/publications/contribute'
const address = stack.site + path
/** Retries have another URL. */
const checklistCode = /\/islands\/checklist-item-[^/]*\.js/
/** Excludes the header's menu, which is also a `details`. */
const items = (page: Page) => page.locator('main details')
const close = (page: Page, index = 0) =>
  items(page)
    .nth(index)
    .getByRole('button', { name: /^Close: / })
const open = (page: Page, index = 0) => items(page).nth(index).locator('summary').click()
const isOpen = (page: Page, index = 0) =>
  items(page)
    .nth(index)
    .evaluate((item) => (item as HTMLDetailsElement).open)

test('a button whose code is still on its way is busy after a click, which is repeated once it is there', async ({
  page,
}) => {
  const release = await holdBack(page, checklistCode)
  await page.goto(address)
  await open(page)
  await close(page).click()
  await expect(close(page)).toHaveAttribute('aria-busy', 'true')
  expect(await isOpen(page)).toBe(true)
  release()
  await expect.poll(() => isOpen(page)).toBe(false)
  await open(page)
  await expect(close(page)).not.toHaveAttribute('aria-busy')
})

test('the code of an island is loaded once it can be seen, and only once for all islands of its kind', async ({
  page,
}) => {
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/islands/checklist-item-')) codes.push(request.url())
  })
  await page.goto(address)
  await items(page).first().scrollIntoViewIfNeeded()
  await expect(page.locator('main')).toBeVisible()
  expect(codes).toEqual([])
  await open(page, 0)
  await open(page, 1)
  await close(page, 1).click()
  await expect.poll(() => isOpen(page, 1)).toBe(false)
  expect(codes).toHaveLength(1)
})

test.describe('code that does not load', () => {
  // On an intercepted page, the browser cannot tell that another port is local.
  test.use({ allowedErrors: [/ERR_FAILED|Access to image|Failed to fetch dynamically imported module/] })

  test('leaves the markup as it is and the other islands at work, and is reported', async ({
    page,
    request,
  }) => {
    const failures = await noteFailures(page)
    await page.route(checklistCode, (route) => route.abort())
    await page.goto(address)
    await open(page)
    await expect.poll(failures).toHaveLength(1)
    const [failure] = await failures()
    expect(failure).toMatchObject({ island: 'checklist-item', path })
    expect(failure?.message).toContain('Failed to fetch')
    const headers = { origin: stack.site }
    const taken = await request.post(`${stack.site}/api/island-failure`, { data: failure, headers })
    expect(taken.status()).toBe(204)

    await close(page).click()
    expect(await isOpen(page)).toBe(true)
    await items(page).first().locator('summary').click()
    expect(await isOpen(page)).toBe(false)
    await page.locator('[data-frame]').scrollIntoViewIfNeeded()
    await expect(page.locator('iframe[title="Propose an article"]')).toBeVisible()
  })

  test('is loaded again at the next use, and at most three times', async ({ page }) => {
    const failures = await noteFailures(page)
    let requests = 0
    await page.route(checklistCode, (route) => {
      requests += 1
      return route.abort()
    })
    await page.goto(address)
    await open(page)
    await expect.poll(failures).toHaveLength(1)
    const use = () => close(page).dispatchEvent('pointerover')
    await use()
    await expect.poll(failures).toHaveLength(2)
    await use()
    await expect.poll(failures).toHaveLength(3)
    await use()
    await close(page).click()
    expect(requests).toBe(3)
    expect(await isOpen(page)).toBe(true)
  })

  test('works after the next use when the network is back', async ({ page }) => {
    const failures = await noteFailures(page)
    await page.route(checklistCode, (route) => route.abort(), { times: 1 })
    await page.goto(address)
    await open(page)
    await expect.poll(failures).toHaveLength(1)
    await close(page).click()
    await expect.poll(() => isOpen(page)).toBe(false)
    expect(await failures()).toHaveLength(1)
  })

  test('is reported a few times, not once for each island', async ({ page }) => {
    const failures = await noteFailures(page)
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.route(checklistCode, (route) => route.abort())
    await page.route(address, async (route) => {
      const answer = await route.fetch({ headers: { 'accept-encoding': 'identity' } })
      const more = '<div data-island="checklist-item" data-options="{}" data-when="now"></div>'.repeat(20)
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('</body>', `${more}</body>`),
      })
    })
    await page.goto(address)
    await expect.poll(() => errors.length).toBe(20)
    // The page reports after a second, unless it is left.
    await expect.poll(failures).toHaveLength(5)
    expect(await failures()).toHaveLength(5)
  })
})

test.describe('code that throws', () => {
  test.use({ allowedErrors: [/It broke/] })

  test('leaves the markup as the server made it', async ({ page }) => {
    const failures = await noteFailures(page)
    await page.route(checklistCode, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const enhance = (element) => {
          element.dataset.started = ''
          element.querySelector('button').hidden = true
          element.replaceChildren('Half done')
          throw new Error('It broke')
        }`,
      }),
    )
    await page.goto(address)
    const markup = await items(page)
      .first()
      .locator('[data-island]')
      .evaluate(({ outerHTML }) => outerHTML)
    await open(page)
    await expect.poll(failures).toEqual([{ island: 'checklist-item', path, message: 'Error: It broke' }])
    await expect(close(page)).toBeVisible()
    expect(
      await items(page)
        .first()
        .locator('[data-island]')
        .evaluate(({ outerHTML }) => outerHTML),
    ).toBe(markup)
  })
})

test.describe('markup that is wrong', () => {
  test.use({
    allowedErrors: [/JSON|ERR_FAILED|Access to image|no-such-island|the status of 404/],
  })

  test('options that are no JSON and unknown islands are reported; the others start', async ({ page }) => {
    const failures = await noteFailures(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.route(address, async (route) => {
      const answer = await route.fetch({ headers: { 'accept-encoding': 'identity' } })
      const [first, ...rest] = (await answer.text()).split('data-island="checklist-item" data-options="')
      const broken = `${first}data-island="checklist-item" data-options="{broken `
      const unknown = `${rest[0]}data-island="no-such-island" data-options="`
      const others = rest.slice(1).join('data-island="checklist-item" data-options="')
      await route.fulfill({ response: answer, body: broken + unknown + others })
    })
    await page.goto(address)
    for (const index of [0, 1, 2]) await open(page, index)
    await expect
      .poll(async () => (await failures()).map(({ island }) => island).toSorted())
      .toEqual(['checklist-item', 'no-such-island'])
    await close(page, 2).click()
    await expect.poll(() => isOpen(page, 2)).toBe(false)
    const unknown = requests.filter((url) => /no-such-island|undefined/.test(url))
    expect(unknown.filter((url) => !/\/islands\/no-such-island-[\w-]{6}\.js$/.test(url))).toEqual([])
    expect(unknown).toHaveLength(1)
  })
})

test('an island that is announced twice starts once', async ({ page }) => {
  const frame = page.locator('iframe[title="Propose an article"]')
  await page.goto(address)
  await page.locator('[data-frame]').scrollIntoViewIfNeeded()
  await expect(frame).toBeVisible()
  await frame.evaluate((element) => {
    Reflect.set(window, 'first', element)
    document.body.dispatchEvent(new Event('islands', { bubbles: true }))
  })
  // Uses the keyboard, because content above may still grow and move the item.
  await items(page).first().locator('summary').press('Enter')
  await close(page).press('Enter')
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(await frame.evaluateAll((all) => all.map((each) => each === Reflect.get(window, 'first')))).toEqual([
    true,
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the parts of a page that islands make better are complete', async ({ page }) => {
    await page.goto(address)
    await open(page)
    await expect(items(page).first().locator('p').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the form on a page of its own' })).toBeVisible()
    await page.goto(`${stack.site}/ceo-academy`)
    await expect(page.getByRole('link', { name: /^Play/ }).first()).toBeVisible()
  })
})
