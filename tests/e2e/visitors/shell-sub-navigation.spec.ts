import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const navigations = [
  {
    path: '/fall-institute',
    name: 'Fall Institute',
    items: ['Home', 'About', 'Social Events', 'Courses', 'Vanguard', 'Sponsors'],
    ids: 'SN-001 to SN-007',
  },
  {
    path: '/conference',
    name: 'Annual Conference',
    items: ['Conference Home', 'Sponsors & Partners'],
    ids: 'SN-008, SN-009',
  },
  {
    path: '/publications/contribute',
    name: 'Articles',
    items: ['Latest', 'Topics', 'SoundPractice Podcast', 'Contribute'],
    ids: 'SN-010 to SN-014',
  },
  {
    path: '/articles',
    name: 'Articles',
    items: ['Latest', 'Topics', 'SoundPractice Podcast', 'Contribute'],
    ids: 'SN-010 to SN-014',
  },
  {
    path: '/about/board/apply',
    name: '2025 board application',
    items: ['Current Board', 'Invitation', 'Qualifications & Commitments', 'Apply', 'Nominate Someone'],
    ids: 'SN-015 to SN-020, SN-038',
  },
] as const

for (const { path, name, items, ids } of navigations)
  test(`${path} has the items of ${name}, without My Bookmarks for visitors (${ids})`, async ({ page }) => {
    await page.goto(stack.site + path)
    const navigation = page.getByRole('navigation', { name, exact: true })
    const links = navigation.getByRole('listitem').getByRole('link')
    expect((await links.allTextContents()).map((text) => text.trim())).toEqual([...items])
    const current = navigation.locator('[aria-current="page"]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('href', path)
  })

test('the links of the articles lead where the specification says (SN-010 to SN-013)', async ({ page }) => {
  await page.goto(`${stack.site}/publications/contribute`)
  const navigation = page.getByRole('navigation', { name: 'Articles', exact: true })
  const link = (name: string | RegExp) => navigation.getByRole('link', { name })
  await expect(link('Latest')).toHaveAttribute('href', '/articles')
  await expect(link('Topics')).toHaveAttribute('href', '/articles/topics')
  await expect(link(/^SoundPractice Podcast/)).toHaveAttribute('href', /^https:\/\/.+soundpractice/)
  await expect(link(/^SoundPractice Podcast/)).toHaveAttribute('target', '_blank')
  await expect(link('Contribute')).toHaveAttribute('href', '/publications/contribute')
})

test('the links of the board lead where the specification says (SN-016 to SN-020)', async ({ page }) => {
  await page.goto(`${stack.site}/about/board/areas-of-expertise`)
  const navigation = page.getByRole('navigation', { name: '2025 board application' })
  const links = navigation.getByRole('listitem').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(addresses.slice(0, 3)).toEqual([
    '/about/board',
    '/about/board/apply',
    '/about/board/areas-of-expertise',
  ])
  for (const survey of [links.nth(3), links.nth(4)]) {
    await expect(survey).toHaveAttribute('href', /^https:\/\/surveys\./)
    await expect(survey).toHaveAttribute('target', '_blank')
  }
})

test('the second page of a list highlights the item of the list (SN-024)', async ({ page }) => {
  await page.goto(`${stack.site}/articles/page/2?x=1#main`)
  const latest = page
    .getByRole('navigation', { name: 'Articles', exact: true })
    .getByRole('link', { name: 'Latest' })
  await expect(latest).toHaveAttribute('aria-current', 'page')
})

test('registration pages have a header that does not stay in view (SH-028, SH-029, SH-030, SH-031)', async ({
  page,
}) => {
  for (const [path, bars] of [
    ['/fall-institute/registration', 0],
    ['/conference/registration', 1],
  ] as const) {
    await page.goto(stack.site + path)
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('position', 'static')
    await expect(header.getByRole('link')).toHaveCount(2)
    await expect(header.getByRole('navigation')).toHaveCount(0)
    const names = ['Fall Institute', 'Annual Conference']
    const shown = names.map((name) => page.getByRole('navigation', { name, exact: true }).count())
    expect((await Promise.all(shown)).filter((count) => count > 0)).toHaveLength(bars)
  }
})

test('a landing page has no header (SH-032)', async ({ page }) => {
  await page.goto(`${stack.site}/lp/new-chiefs`)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('My Bookmarks appears for a member (SN-014)', async ({ page }) => {
  await page.goto(`${stack.site}/publications/contribute`)
  const bookmarks = page.getByRole('link', { name: 'My Bookmarks' })
  await expect(bookmarks).toBeHidden()
  await page.evaluate(() => {
    document.documentElement.dataset.viewer = 'member'
  })
  await expect(bookmarks).toBeVisible()
  await expect(bookmarks).toHaveAttribute('href', '/bookmarks')
})

test('a search button is in the sub-navigation (SN-032)', async ({ page }) => {
  await page.goto(`${stack.site}/conference`)
  const search = page
    .getByRole('navigation', { name: 'Annual Conference' })
    .getByRole('link', { name: 'Search' })
  await expect(search).toHaveAttribute('href', '/search')
  await expect(search).toHaveAttribute('data-opens', 'search')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('it is an accordion, which Escape, a press outside and a chosen link close (SN-026, SN-027)', async ({
    page,
  }) => {
    await page.goto(`${stack.site}/fall-institute`)
    const navigation = page.getByRole('navigation', { name: 'Fall Institute', exact: true })
    const toggle = navigation.getByRole('button', { name: 'Fall Institute' })
    const home = navigation.getByRole('link', { name: 'Home' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(home).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(home).toBeVisible()
    await home.focus()
    await page.keyboard.press('Escape')
    await expect(home).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.press('Enter')
    await page.mouse.click(180, 780)
    await expect(home).toBeHidden()
    await toggle.click()
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await home.click()
    await expect(home).toBeHidden()
  })
})

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 375, height: 800 }, javaScriptEnabled: false })
  test('all links are shown', async ({ page }) => {
    await page.goto(`${stack.site}/fall-institute`)
    const navigation = page.getByRole('navigation', { name: 'Fall Institute', exact: true })
    await expect(navigation.getByRole('link', { name: 'Sponsors' })).toBeVisible()
    await expect(navigation.getByRole('button')).toHaveCount(0)
  })
})
