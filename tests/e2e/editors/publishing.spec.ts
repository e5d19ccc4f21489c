import type { Page } from '@playwright/test'
import { colleague, contentful, edit, publish } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { gate } from '../publish-gate.ts'
import { expect, test } from '../test.ts'

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]')
const sidebarOf = (page: Page) => page.frameLocator('iframe[title$=": sidebar"]')
const releaseOf = (page: Page) => page.getByRole('dialog', { name: /^Release: / }).frameLocator('iframe')
const spaceId = stack.spaces.association

/** Milliseconds to check all linked content. */
const treeRead = { timeout: 30_000 }

async function newDraft(contentTypeId: string, fields: Record<string, unknown>) {
  const localized = Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }])
  const { sys } = await contentful.entry.create(
    { spaceId, contentTypeId },
    { fields: Object.fromEntries(localized) },
  )
  return sys.id
}

async function newPublished(contentTypeId: string, fields: Record<string, unknown>) {
  const id = await newDraft(contentTypeId, fields)
  await publish(id)
  return id
}

const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

async function newPage(name: string) {
  const headline = await newPublished('title', { internalName: `${name}: headline`, text: name, tag: 'h1' })
  const band = await newPublished('section', {
    internalName: `${name}: band`,
    elements: [linkTo(headline)],
  })
  const page = await newPublished('page', {
    title: name,
    path: `/${name.toLowerCase().replaceAll(' ', '-')}`,
    description: 'A page that browser tests made.',
    socialImage: { sys: { type: 'Link', linkType: 'Asset', id: 'first-light' } },
    sections: [linkTo(band)],
  })
  return { headline, band, page }
}

test.describe('a block with errors', () => {
  // The browser logs the 422.
  test.use({ allowedErrors: [/Failed to load resource/] })
  test.afterEach(({ page }) => gate(page, 'off'))

  test('cannot be published by itself while the gate is on, and can be when it is mended', async ({
    page,
  }) => {
    await gate(page, 'on')
    const entryId = await newDraft('buttonGroup', { internalName: 'A trap', button1Text: 'Go' })
    await page.goto(entryAddress(entryId))
    const address = editorOf(page).getByRole('textbox', { name: /^Button 1 URL/ })
    const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    const isLive = async () =>
      (await contentful.entry.get({ spaceId, entryId })).sys.publishedVersion !== undefined

    await address.fill('javascript:alert(1)')
    await expect(checks).toContainText('Publishing is blocked until the errors are fixed.', treeRead)
    await publish.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Cannot publish.' })).toContainText(
      'Blocked until the checks in the sidebar pass',
    )
    expect(await isLive()).toBe(false)

    await address.fill('/membership')
    await expect(checks).not.toContainText('Publishing')
    // The gate opens shortly after the checks.
    await expect(async () => {
      await publish.click()
      await expect.poll(isLive, { timeout: 3000 }).toBe(true)
    }).toPass()
  })
})

test.describe('a changed block inside a published page', () => {
  test('is named in the sidebar of the page, which publishes both together', async ({ page, context }) => {
    const { headline, page: entryId } = await newPage('Told below')
    await edit(headline, { text: 'Told anew' })
    const visitor = await context.newPage()
    await visitor.goto(`${stack.site}/told-below`)
    await expect(visitor.getByRole('heading', { name: 'Told below' })).toBeVisible()

    await page.goto(entryAddress(entryId))
    const publication = sidebarOf(page).getByRole('region', { name: 'Publication' })
    const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
    const card = editorOf(page).getByRole('listitem').filter({ hasText: 'Told below: band' })
    await expect(publication).toContainText('1 unpublished change below.', treeRead)
    await expect(checks).toContainText('1 piece of advice.')
    await expect(checks.getByRole('region', { name: 'Advice' })).toContainText(
      'Section: Told below: band › Elements“Told below: headline” has unpublished changes',
    )
    await expect(card).toContainText('publishedcontains 1 unpublished')

    await editorOf(page)
      .getByRole('textbox', { name: /^Title/ })
      .fill('Told below again')
    await publication.getByRole('button', { name: 'Publish page and 1 block' }).click()
    const release = releaseOf(page)
    await expect(release.getByRole('list', { name: 'Unpublished content' })).toContainText(
      'Told below: headline',
      treeRead,
    )
    await release.getByRole('button', { name: 'Publish page and 1 block' }).click()
    await release.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Done' }).click()
    await expect(publication).toContainText('Everything is published.', treeRead)
    await expect(checks).toContainText('Nothing to fix.')
    await expect(card).toContainText('published')
    await expect(card).not.toContainText('unpublished')
    await expect(async () => {
      await visitor.reload()
      await expect(visitor.getByRole('heading', { name: 'Told anew' })).toBeVisible({ timeout: 500 })
      await expect(visitor).toHaveTitle(/Told below again/, { timeout: 500 })
    }).toPass({ timeout: 10_000 })
  })
})

test.describe('an entry that changes while the release is open', () => {
  // The browser logs the 409.
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('is not published, and the release names it', async ({ page }) => {
    const { headline, page: entryId } = await newPage('Changed meanwhile')
    await edit(headline, { text: 'Seen' })
    await page.goto(entryAddress(entryId))
    const publication = sidebarOf(page).getByRole('region', { name: 'Publication' })
    await publication.getByRole('button', { name: 'Publish 1 block' }).click(treeRead)
    const publish = releaseOf(page).getByRole('button', { name: 'Publish 1 block' })
    await expect(publish).toBeVisible(treeRead)
    await edit(headline, { text: 'Not seen' })
    await publish.click()
    await expect(releaseOf(page).getByRole('region', { name: 'Result' })).toContainText(
      '“Changed meanwhile: headline”: it changed after it was checked.',
    )
  })
})

test('many findings of one rule are one line that opens with the keyboard, and errors come first', async ({
  page,
}) => {
  const drafts = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      newDraft('title', { internalName: `Draft ${index}`, text: `Draft ${index}` }),
    ),
  )
  const entryId = await newDraft('page', {
    title: 'Many drafts',
    path: '/many-drafts',
    description: 'A page that browser tests made.',
    socialImage: { sys: { type: 'Link', linkType: 'Asset', id: 'first-light' } },
    sections: [...drafts.map(linkTo), linkTo('nowhere')],
  })
  await page.goto(entryAddress(entryId))
  const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
  await expect(checks.getByRole('status').first()).toHaveText('1 error, 12 pieces of advice.', treeRead)
  await expect(checks.getByRole('region')).toContainText([/^Errors/, /^Advice/])
  const line = checks.locator('summary', { hasText: 'Drafts that visitors do not see' })
  await expect(line).toContainText('12')
  const items = checks.getByRole('region', { name: 'Advice' }).getByRole('button', { name: /is a draft/ })
  await expect(items).toHaveCount(0)
  await line.press('Enter')
  await expect(items).toHaveCount(12)
  await page.keyboard.press('Tab')
  await expect(items.first()).toBeFocused()
})

test.describe('while linked content is not checked', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('the sidebar does not say that there is nothing to mend', async ({ page }) => {
    const { page: entryId } = await newPage('Half read')
    const answers = Promise.withResolvers<void>()
    // Linked content is read by ids.
    await page.route(/\/entries\?.*sys\.id(\[|%5B)in/, async (route) => {
      await answers.promise
      const headers = { 'access-control-allow-origin': '*' }
      await route.fulfill({ status: 404, headers, json: { sys: { type: 'Error', id: 'NotFound' } } })
    })
    await page.goto(entryAddress(entryId))
    const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
    await expect(checks).toContainText('Nothing found so far. Checking linked content…', treeRead)
    answers.resolve()
    await expect(checks).toContainText('Nothing found so far. Linked content could not be checked.')
    await page.unrouteAll()
    // The app retries by itself.
    await expect(checks.getByRole('status').first()).toHaveText('Nothing to fix.')
  })

  test('the sidebar says so when the code of the checks does not load', async ({ page }) => {
    const { page: entryId } = await newPage('Without checks')
    await page.route(/\/check-tree-[^/]*\.js$/, (route) => route.abort())
    await page.goto(entryAddress(entryId))
    const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
    await expect(checks).toContainText('Some checks could not be loaded', treeRead)
    await expect(checks).toContainText('Check your connection and reload this page.')
    await expect(checks).not.toContainText('Nothing to fix')
    await page.unrouteAll()
    await page.reload()
    await expect(checks.getByRole('status').first()).toHaveText('Nothing to fix.', treeRead)
  })
})

test.describe('every place that shows a state', () => {
  test.setTimeout(120_000)
  const nothing = { sidebar: 'Everything is published.', badge: 'Release', row: /Published$/ }
  const waiting = (count: number) => {
    const words = `${count} unpublished ${count === 1 ? 'change' : 'changes'} below`
    const row = /Published, (?:not everything below is published|something below has errors)$/
    return { sidebar: words, badge: `Release · ${words}`, row }
  }
  const own = { timeout: 2000 }
  const colleagues = { timeout: 5000 }

  test('agrees after a change, an error, a colleague’s change and deletion, and a release', async ({
    page,
  }) => {
    const title = (name: string) =>
      newPublished('title', { internalName: `Agreed ${name}`, text: `Agreed ${name}`, tag: 'h2' })
    const button = { internalName: 'Agreed One', button1Text: 'Go', button1Url: '/membership' }
    const one = await newPublished('buttonGroup', button)
    const [two, three] = [await title('Two'), await title('Three')]
    const others = [two, await title('Four'), await title('Five')]
    const words = [one, three, ...others]
    const band = await newPublished('section', { internalName: 'Agreed band', elements: words.map(linkTo) })
    const root = await newPublished('page', {
      title: 'Agreed page',
      path: `/agreed-${Date.now()}`,
      description: 'A page on which browser tests compare states.',
      socialImage: { sys: { type: 'Link', linkType: 'Asset', id: 'first-light' } },
      sections: [linkTo(band)],
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(entryAddress(root))
    const row = (name: RegExp) => editorOf(page).getByRole('treeitem', { name })
    const badge = editorOf(page).getByRole('button', { name: /^Release/ })
    const publication = sidebarOf(page).getByRole('region', { name: 'Publication' })
    const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
    const header = page.locator('.page-header').last()
    const allAgree = (count: number, how: { timeout: number }) => {
      const said = count === 0 ? nothing : waiting(count)
      return Promise.all([
        expect(publication).toContainText(said.sidebar, how),
        expect(badge).toHaveText(said.badge, how),
        expect(row(/^Agreed page/)).toHaveAccessibleName(said.row, how),
        expect(row(/^Agreed band/)).toHaveAccessibleName(said.row, how),
      ])
    }
    await expect(publication).toContainText('Everything is published.', treeRead)
    await expect(checks).toContainText('Nothing to fix.', treeRead)
    await allAgree(0, treeRead)

    await row(/^Agreed One/).click()
    const field = (name: RegExp) => editorOf(page).getByRole('textbox', { name })
    const stored = async (id: string) =>
      (await contentful.entry.get({ spaceId, entryId: one })).fields[id]?.['en-US']
    await field(/^Button 1 text/).fill('Go now')
    await expect.poll(() => stored('button1Text')).toBe('Go now')
    await allAgree(1, own)
    await expect(row(/^Agreed One/)).toHaveAccessibleName(/Changed since it was published$/, own)

    await field(/^Button 1 URL/).fill('javascript:alert(1)')
    await expect.poll(() => stored('button1Url')).toBe('javascript:alert(1)')
    await Promise.all([
      expect(checks).toContainText('1 error', own),
      expect(row(/^Agreed page/)).toHaveAccessibleName(/something below has errors$/, own),
      expect(row(/^Agreed One/)).toHaveAccessibleName(/1 error/, own),
    ])
    await field(/^Button 1 URL/).fill('/membership')
    await expect(checks).not.toContainText('1 error')

    await edit(two, { text: 'Agreed Two by Maren' }, { by: colleague })
    await allAgree(2, colleagues)
    await expect(row(/^Agreed Two/)).toHaveAccessibleName(/Changed since it was published$/, colleagues)

    await colleague.entry.unpublish({ spaceId, entryId: three })
    await colleague.entry.delete({ spaceId, entryId: three })
    await Promise.all([
      expect(row(/^Deleted entry/)).toHaveAccessibleName(/Deleted$/, colleagues),
      expect(row(/^Agreed band/)).toHaveAccessibleName(/something below has errors$/, colleagues),
      expect(checks).toContainText('1 error', colleagues),
    ])
    await edit(band, { elements: words.filter((id) => id !== three).map(linkTo) })
    await expect(row(/^Deleted entry/)).toHaveCount(0, colleagues)
    for (const id of others) await edit(id, { tag: 'h3' })
    await row(/^Agreed page/).click()
    await field(/^Title/).fill('Agreed page anew')
    await expect(header).toContainText('Changed')
    await badge.click()
    const release = releaseOf(page)
    await release.getByRole('button', { name: 'Publish page and 5 blocks' }).click(treeRead)
    await expect(release.getByRole('region', { name: 'Result' })).toContainText('Published: 6', treeRead)
    await release.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Done' }).click()
    await Promise.all([
      expect(publication).toContainText('Everything is published.', own),
      expect(badge).toHaveText('Release', own),
      expect(row(/^Agreed page/)).toHaveAccessibleName(/Published$/, own),
      expect(header).toContainText('Published', own),
    ])
  })
})
