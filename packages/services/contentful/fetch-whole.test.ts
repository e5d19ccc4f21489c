import { toContentType } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningTwin, startContentful } from '../../local/contentful/index.ts'
import { localEnvironment } from '../../local/environment/environment.ts'
import { siteConfig } from '../config/index.ts'
import { entryAtOnce } from './fetch.ts'
import { isTooLarge } from './fetch-whole.ts'
import { contentfulSource, fetchEntry, type Source } from './index.ts'

/** 45 texts of 180 kB exceed Contentful's 7 MB. */
const texts = Array.from({ length: 45 }, (_, index) => `text-${index}`)
const words = 'Physicians lead. '.repeat(10_600)

let contentful: RunningTwin
let source: Source

beforeAll(async () => {
  contentful = await startContentful({ data: ':memory:', rateLimit: { preview: 10_000, management: 10_000 } })
  const { preview, management } = contentful.hosts
  const env: Record<string, string> = { ...localEnvironment(), CONTENTFUL_PREVIEW_HOST: preview }
  const config = siteConfig(env).contentful
  source = contentfulSource(config, 'draft')
  await write(management, env.CONTENTFUL_MANAGEMENT_TOKEN ?? '')
}, 60_000)
afterAll(() => contentful.close())

test('an entry whose tree is too large for one answer is fetched level by level', async () => {
  const atOnce = await entryAtOnce(source, 'association', 'large').catch((error: unknown) => error)
  expect(isTooLarge(atOnce)).toBe(true)
  const delivered = await fetchEntry(source, 'association', 'large')
  const { entries = {} } = delivered?.parts.association ?? {}
  expect(Object.keys(entries).toSorted()).toEqual(['large', 'again', ...texts].toSorted())
  expect(delivered).toMatchObject({ space: 'association', root: 'large' })
})

test('an entry that does not exist is nothing', async () => {
  expect(await fetchEntry(source, 'association', 'missing')).toBeUndefined()
})

async function write(host: string, accessToken: string) {
  const put = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://${host}/spaces/association/environments/master/${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': mediaType, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  for (const model of contentTypes.filter(({ id }) => id === 'section' || id === 'content')) {
    await put(`content_types/${model.id}`, toContentType(model, contentTypes))
    await put(`content_types/${model.id}/published`, undefined, { 'x-contentful-version': '1' })
  }
  const create = (contentType: string, id: string, fields: Record<string, unknown>) => {
    const localized = Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])
    const body = { fields: Object.fromEntries(localized) }
    return put(`entries/${id}`, body, { 'x-contentful-content-type': contentType })
  }
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  for (const id of texts) await create('content', id, { internalName: id, text: document(words) })
  // Links back: no level is fetched twice.
  await create('section', 'large', {
    internalName: 'Large',
    elements: [...texts.slice(0, 39), 'again'].map(link),
  })
  await create('section', 'again', {
    internalName: 'Again',
    elements: [...texts.slice(39), 'large'].map(link),
  })
}

const mediaType = 'application/vnd.contentful.management.v1+json'

const document = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
})
