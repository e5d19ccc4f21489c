import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { contentful, createDraft, deleteDrafts, edit, publish } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const spaceId = stack.spaces.association
const sidebarOf = (page: Page) => page.frameLocator('iframe[title$=": sidebar"]')
const releaseOf = (page: Page) => page.getByRole('dialog', { name: /^Release: / }).frameLocator('iframe')
const read = { timeout: 30_000 }

const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const isLive = async (entryId: string) =>
  (await contentful.entry.get({ spaceId, entryId })).sys.publishedVersion !== undefined

async function newPage(name: string, titles = 1) {
  const headlines: string[] = []
  for (let index = 0; index < titles; index += 1)
    headlines.push(
      await createDraft('title', {
        internalName: `${name}: words ${index}`,
        text: name,
        tag: index ? 'h2' : 'h1',
      }),
    )
  const band = await createDraft('section', {
    internalName: `${name}: band`,
    elements: headlines.map(linkTo),
  })
  const page = await createDraft('page', {
    title: name,
    path: `/${name.toLowerCase().replaceAll(' ', '-')}`,
    description: 'A page that browser tests made to see what a release does with it.',
    socialImage: { sys: { type: 'Link', linkType: 'Asset', id: 'first-light' } },
    sections: [linkTo(band)],
  })
  return { headlines, band, page }
}

async function openRelease(page: Page, entryId: string) {
  await page.goto(entryAddress(entryId))
  await sidebarOf(page)
    .getByRole('region', { name: 'Publication' })
    .getByRole('button', { name: /^(Publish|Where)/ })
    .click(read)
  return releaseOf(page)
}

/** Contentful only deletes unpublished entries. */
test.afterAll(async () => {
  const { items } = await contentful.entry.getMany({
    spaceId,
    query: { 'sys.publishedVersion[exists]': true, 'sys.id[in]': published.join(',') || 'none' },
  })
  for (const { sys } of items) await contentful.entry.unpublish({ spaceId, entryId: sys.id })
  await deleteDrafts()
})
const published: string[] = []

test('publishes a page with its blocks, children first, and takes the release back', async ({ page }) => {
  const { headlines, band, page: entryId } = await newPage('Released whole', 4)
  published.push(...headlines, band, entryId)
  const release = await openRelease(page, entryId)
  const list = release.getByRole('list', { name: 'Unpublished content' })
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(6, read)
  await expect(release.getByRole('region', { name: 'Appears on' })).toContainText('Appears on 1 page', read)
  expect(await brokenRules(page, { include: ['dialog[open] iframe'], withFrames: true })).toEqual([])

  await release.getByRole('button', { name: 'Publish page and 5 blocks' }).click()
  const result = release.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('Published: 6', read)
  await expect(result).toBeFocused()
  expect(await Promise.all([...headlines, band, entryId].map(isLive))).not.toContain(false)

  await result.getByRole('button', { name: 'Undo this release' }).click()
  await expect(result).toContainText('The release was taken back.', read)
  expect(await Promise.all([...headlines, band, entryId].map(isLive))).not.toContain(true)
})

test('publishes only the chosen items, by keyboard, and counts the others', async ({ page }) => {
  const { headlines, band, page: entryId } = await newPage('Released in part')
  published.push(...headlines, band, entryId)
  const release = await openRelease(page, entryId)
  const root = release.getByRole('checkbox', { name: /^Released in part Page/ })
  await root.focus(read)
  await page.keyboard.press('Space')
  await expect(release.getByText('1 item stays unpublished.')).toBeVisible()
  await release.getByRole('button', { name: 'Publish 2 blocks' }).focus()
  await page.keyboard.press('Enter')
  await expect(release.getByRole('region', { name: 'Result' })).toContainText('Published: 2', read)
  expect(await Promise.all([...headlines, band, entryId].map(isLive))).toEqual([true, true, false])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^Release: / })).toHaveCount(0)
})

test.describe('while Contentful refuses', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('a stopped release counts the published items, and continues after the dialog was closed', async ({
    page,
  }) => {
    const { headlines, band, page: entryId } = await newPage('Released twice')
    published.push(...headlines, band, entryId)
    const release = await openRelease(page, entryId)
    const button = release.getByRole('button', { name: 'Publish page and 2 blocks' })
    await expect(button).toBeVisible(read)
    await page.route(`**/entries/${band}/published`, (route) => route.abort())
    await button.click()
    const result = release.getByRole('region', { name: 'Result' })
    await expect(result).toContainText('1 published, 2 not published', { timeout: 60_000 })
    await expect(result).toContainText('“Released twice: band”: Contentful does not answer; try again.')
    await page.unrouteAll()
    await release.getByRole('button', { name: 'Close' }).click()

    await sidebarOf(page)
      .getByRole('region', { name: 'Publication' })
      .getByRole('button', { name: /^Publish/ })
      .click(read)
    await expect(releaseOf(page).getByText('1 published, 2 left.')).toBeVisible(read)
    await releaseOf(page).getByRole('button', { name: 'Continue with the rest' }).click()
    await expect(releaseOf(page).getByRole('region', { name: 'Result' })).toContainText('Published: 2', read)
    expect(await Promise.all([...headlines, band, entryId].map(isLive))).not.toContain(false)
  })
})

test('plans a release for later and cancels it', async ({ page }) => {
  const { page: entryId } = await newPage('Released later')
  const release = await openRelease(page, entryId)
  const schedule = release.getByRole('region', { name: 'Schedule' })
  await schedule.getByLabel('Date and time').fill('2090-05-04T09:30', read)
  await schedule.getByRole('button', { name: 'Schedule 3 items' }).click()
  await expect(schedule.getByRole('status')).toContainText(/Planned for May 4, 2090, .* (?:UTC|GMT)/, read)
  const planned = [
    sidebarOf(page).getByText(/^Scheduled: May 4, 2090, .* (?:UTC|GMT)/),
    page.frameLocator('iframe[title$=": editor"]').getByText(/^Scheduled: May 4, 2090, .* (?:UTC|GMT)/),
  ]
  for (const place of planned) await expect(place).toBeVisible()
  await schedule.getByRole('button', { name: /^Cancel the publication on May 4, 2090/ }).click()
  await expect(schedule.getByRole('status')).toContainText('The plan was canceled.', read)
  await expect(schedule.getByRole('listitem')).toHaveCount(0)
  for (const place of planned) await expect(place).toHaveCount(0)
})

test('shows what would break before it unpublishes', async ({ page }) => {
  const { headlines, band, page: entryId } = await newPage('Released and gone')
  published.push(...headlines, band, entryId)
  for (const id of [...headlines, band, entryId]) await publish(id)
  const release = await openRelease(page, band)
  const offline = release.getByRole('region', { name: 'Take offline' })
  await offline.getByRole('button', { name: 'Unpublish…' }).click(read)
  const question = offline.getByRole('region', { name: 'Unpublish this section?' })
  await expect(question).toContainText('it disappears from 1 published entry', read)
  await expect(question.getByRole('listitem')).toContainText('Released and gone')
  await question.getByRole('button', { name: 'Unpublish' }).click()
  await expect.poll(() => isLive(band)).toBe(false)
})

test('the bar of the desk counts what a page shows of the other space', async ({ page }) => {
  const place = { spaceId: stack.spaces.events }
  const fields = {
    internalName: { 'en-US': 'Words of the events' },
    text: { 'en-US': 'Words' },
    tag: { 'en-US': 'h2' },
  }
  const { sys } = await contentful.entry.create({ ...place, contentTypeId: 'title' }, { fields })
  const urn = `crn:contentful:::content:spaces/${place.spaceId}/entries/${sys.id}`
  const target = { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn } }
  const embedded = { nodeType: 'embedded-resource-block', data: { target }, content: [] }
  const entryId = await createDraft('content', {
    internalName: 'A text of two spaces',
    text: { nodeType: 'document', data: {}, content: [embedded] },
  })
  await page.goto(entryAddress(entryId))
  const desk = page.frameLocator('iframe[title$=": editor"]')
  await expect(desk.getByRole('button', { name: 'Release · 1 unpublished change below' })).toBeVisible(read)
  await contentful.entry.delete({ ...place, entryId: sys.id })
})

test('the bar of the desk says how much is unpublished, and its history takes a release back', async ({
  page,
}) => {
  const { headlines, band, page: entryId } = await newPage('Released at the desk')
  published.push(...headlines, band, entryId)
  for (const id of [...headlines, band, entryId]) await publish(id)
  await edit(headlines[0] ?? '', { text: 'Newer words' })
  await page.goto(entryAddress(entryId))
  const desk = page.frameLocator('iframe[title$=": editor"]')
  await desk.getByRole('button', { name: 'Release · 1 unpublished change below' }).click(read)
  await releaseOf(page).getByRole('button', { name: 'Publish 1 block' }).click(read)
  await releaseOf(page).getByRole('button', { name: 'Done' }).click(read)
  await desk.getByRole('button', { name: /^Undo: Published “Released at the desk/ }).click()
  const words = async () => {
    const query = { 'sys.id': headlines[0] }
    const { items } = await contentful.entry.getPublished({ spaceId, query })
    return items[0]?.fields.text?.['en-US']
  }
  await expect.poll(words, read).toBe('Released at the desk')
  const draft = async () =>
    (await contentful.entry.get({ spaceId, entryId: headlines[0] ?? '' })).fields.text?.['en-US']
  await expect.poll(draft, read).toBe('Newer words')
})
