import type { Share } from '@association/content/preview/share.ts'
import { signShareKey } from '@association/services/share-key/index.ts'
import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { contentful, createDraft, deleteDrafts, edit } from '../contentful.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

test.afterAll(deleteDrafts)
// Statuses of closed links.
test.use({ allowedErrors: [/status of (403|404|410|401)/] })

const dayMs = 86_400_000
const spaceId = stack.spaces.association

const shareOf = (entries: readonly string[], changes: Partial<Share> = {}): Share => ({
  pages: entries.map((entry) => ({ space: 'association', entry, title: `Page ${entry}` })),
  mode: 'follow',
  expiresAt: new Date(Date.now() + dayMs).toISOString(),
  ...changes,
})

const createShare = (share: Share) =>
  createDraft('deskRecord', { title: 'A share', kind: 'share', record: share })

const addressOf = (record: string, entry: string) => {
  const key = signShareKey({ space: spaceId, environment: stack.environment, record }, stack.previewSecret)
  return `${stack.site}/shared/${spaceId}/${entry}?key=${key}`
}

async function createPage(title: string) {
  const quote = await createDraft('quoteBlock', {
    internalName: title,
    quote: textOf(`Quote of ${title}`),
    attribution: 'Ida',
  })
  const link = { sys: { type: 'Link', linkType: 'Entry', id: quote } }
  const path = `/shared-${Date.now()}-${quote.toLowerCase()}`
  const entry = await createDraft('page', { title, path, sections: [link] })
  return { entry, quote, path }
}

const open = (page: Page, address: string) => page.goto(address)

test('a stranger opens a draft, which follows its editor, and no cache or search engine keeps it', async ({
  page,
}) => {
  const { entry, quote } = await createPage('A shared draft')
  const record = await createShare(shareOf([entry]))
  const response = await open(page, addressOf(record, entry))
  expect(response?.status()).toBe(200)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  await expect(page.getByRole('complementary', { name: 'Shared draft' })).toContainText(
    'this is not the live page',
  )
  await expect(page.getByText('Quote of A shared draft')).toBeVisible()
  await edit(quote, { quote: textOf('Changed by the editor') })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Changed by the editor')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await brokenRules(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the draft is complete, and its links lead to the pages of the share', async ({ page }) => {
    const other = await createPage('The other page')
    const { entry } = await createPage('A page with a link')
    const button = await createDraft('content', {
      internalName: 'A text',
      text: linkTo(other.path, 'to the other page'),
    })
    await edit(entry, { sections: [{ sys: { type: 'Link', linkType: 'Entry', id: button } }] })
    const record = await createShare(shareOf([entry, other.entry]))
    await open(page, addressOf(record, entry))
    await page.getByRole('main').getByRole('link', { name: 'to the other page' }).click()
    await expect(page.getByText('Quote of The other page')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Shared pages' })).toContainText(`Page ${entry}`)
    await expect(page.getByRole('button', { name: 'Leave a remark' })).toHaveCount(0)
  })
})

test('a revoked link ends within seconds, and its page says whom to ask', async ({ page }) => {
  const { entry } = await createPage('A draft for a while')
  const share = shareOf([entry])
  const record = await createShare(share)
  await open(page, addressOf(record, entry))
  await expect(page.getByText('Quote of A draft for a while')).toBeVisible()
  await edit(record, { record: { ...share, revokedAt: new Date().toISOString() } })
  await expect(async () => {
    const response = await page.reload()
    expect(response?.status()).toBe(410)
  }).toPass({ timeout: 5000 })
  await expect(page.getByRole('heading', { name: 'This link was withdrawn' })).toBeVisible()
  await expect(page.getByText('Ask the person who sent you this link')).toBeVisible()
})

test.describe('a link', () => {
  test('opens only its own pages, and only until it expires', async ({ page }) => {
    const { entry } = await createPage('The only shared page')
    const other = await createPage('Not shared')
    const [record, expired, deleted] = await Promise.all([
      createShare(shareOf([entry])),
      createShare(shareOf([entry], { expiresAt: new Date(Date.now() - 1000).toISOString() })),
      createShare(shareOf(['an-entry-that-was-deleted'])),
    ])
    const visit = async (address: string) => (await open(page, address))?.status()
    const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

    expect(await visit(addressOf(record, other.entry))).toBe(403)
    await heading('This page is not shared')
    expect(await visit(`${addressOf(record, entry)}x`)).toBe(403)
    await heading('This link is not complete')
    expect(await visit(addressOf(record, entry).replace(spaceId, stack.spaces.events))).toBe(403)
    expect(await visit(addressOf(expired, entry))).toBe(410)
    await heading('This link has expired')
    expect(await visit(addressOf(deleted, 'an-entry-that-was-deleted'))).toBe(410)
    await heading('This draft no longer exists')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Association/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the public site' })).toHaveCSS(
      'border-radius',
      '999px',
    )

    const key = new URL(addressOf(record, entry)).searchParams.get('key')
    for (const path of [
      `/preview/${spaceId}/${stack.environment}/${entry}?token=${key}`,
      `/api/preview/entry?space=${spaceId}&entry=${entry}&token=${key}`,
    ])
      expect((await page.request.get(path)).status(), path).toBe(401)
    expect((await page.request.get(other.path)).status()).toBe(404)
  })
})

test('a recipient leaves a remark by keyboard, which names its block', async ({ page }) => {
  const { entry, quote } = await createPage('A draft with remarks')
  const record = await createShare(shareOf([entry]))
  await open(page, addressOf(record, entry))
  await page.getByRole('button', { name: 'Leave a remark' }).press('Enter')
  const about = page.getByLabel('About')
  await expect(about).toBeFocused()
  await about.selectOption({ label: 'Quote of A draft with remarks' })
  await page.getByRole('textbox', { name: 'Remark' }).fill('Is this what she said?')
  await page.getByLabel('Your name (optional)').fill('Ida')
  const sent = page.waitForRequest(/\/api\/shared\/remarks/)
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  const request = await sent
  expect((await request.response())?.status()).toBe(201)
  expect(request.postDataJSON().remark).toMatchObject({
    entry: quote,
    text: 'Is this what she said?',
    name: 'Ida',
  })
  await expect(page.getByText('The person who shared this page sees your remark.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('')
  expect(await brokenRules(page)).toEqual([])
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Leave a remark' })).toBeFocused()
})

test.describe('a page that was deleted', () => {
  test('is gone for those who have its link', async ({ page }) => {
    const { sys } = await contentful.entry.create(
      { spaceId, contentTypeId: 'quoteBlock' },
      { fields: { internalName: { 'en-US': 'Soon deleted' }, quote: { 'en-US': textOf('Soon deleted') } } },
    )
    const record = await createShare(shareOf([sys.id]))
    await open(page, addressOf(record, sys.id))
    await expect(page.getByText('Soon deleted', { exact: true })).toBeVisible()
    await contentful.entry.delete({ spaceId, entryId: sys.id })
    await expect(async () => {
      expect((await page.reload())?.status()).toBe(410)
    }).toPass({ timeout: 5000 })
  })
})

function linkTo(uri: string, words: string) {
  return documentOf({ nodeType: 'hyperlink', data: { uri }, content: [plain(words)] })
}

function textOf(words: string) {
  return documentOf(plain(words))
}

function documentOf(inline: object) {
  const paragraph = { nodeType: 'paragraph', data: {}, content: [inline] }
  return { nodeType: 'document', data: {}, content: [paragraph] }
}

function plain(value: string) {
  return { nodeType: 'text', value, marks: [], data: {} }
}
