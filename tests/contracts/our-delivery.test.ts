import { bootstrapFrom } from '@association/local/contentful/index.ts'
import { english, startForTest, type TestTwin } from '@association/local/contentful/testing/start.ts'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import {
  contentfulSource,
  fetchEntry,
  fetchFingerprint,
  fetchPage,
  fetchPathsSince,
  resolve,
  type Source,
} from '@association/services/contentful'
import { createClient } from 'contentful-management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let twin: TestTwin
let source: Source

beforeAll(async () => {
  twin = await startForTest()
  const environment = localEnvironment()
  const { contentful } = siteConfig({
    ...environment,
    CONTENTFUL_DELIVERY_HOST: twin.hosts.delivery,
  })
  source = contentfulSource(contentful)
  for (const spaceId of ['association', 'events']) await publishModel(spaceId)
  await write('events', 'session', { title: 'A session of the other space' })
  await write('association', 'about', { title: 'About', path: '/about' })
  await write('association', 'home', {
    title: 'Home',
    path: '/',
    next: link('about'),
    session: across('session'),
  })
  await write('association', 'about', { title: 'About', path: '/about', next: link('home') })
  await write('events', 'fall', { title: 'Fall institute', path: '/fall-institute' })
})
afterAll(() => twin.close())

describe('our delivery client against the service', () => {
  test('finds a page by its path, links and all, across both spaces', async () => {
    const delivered = await fetchPage(source, '/')
    const home = delivered && resolve(delivered, source.spaceOf)
    expect(home?.fields).toMatchObject({
      title: 'Home',
      next: { fields: { title: 'About' } },
      session: { fields: { title: 'A session of the other space' } },
    })
    const about = home?.fields?.next as { fields?: { next?: unknown } } | undefined
    expect(about?.fields?.next).toBe(home)
  })

  test('finds a page of the events space, and nothing where nothing is', async () => {
    expect(await fetchPage(source, '/fall-institute')).toMatchObject({ space: 'events', root: 'fall' })
    expect(await fetchPage(source, '/nowhere')).toBeUndefined()
  })

  test('finds an entry by its id in its own space only', async () => {
    expect(await fetchEntry(source, 'events', 'session')).toMatchObject({ root: 'session' })
    expect(await fetchEntry(source, 'association', 'session')).toBeUndefined()
  })

  test('lists the paths of a space, and later only those that were published since', async () => {
    const { paths, newest } = await fetchPathsSince(source, 'association')
    expect(paths.toSorted()).toEqual(['/', '/about'])
    const inTenMinutes = new Date(Date.parse(newest ?? '') + 600_000).toISOString()
    expect(await fetchPathsSince(source, 'association', newest)).toEqual({ paths, newest })
    expect(await fetchPathsSince(source, 'association', inTenMinutes)).toEqual({
      paths: [],
      newest: undefined,
    })
  })

  test('tells by a fingerprint that something was published or unpublished', async () => {
    const before = await fetchFingerprint(source, 'events')
    expect(await fetchFingerprint(source, 'events')).toBe(before)
    await write('events', 'new', { title: 'New', path: '/new' })
    const after = await fetchFingerprint(source, 'events')
    expect(after).not.toBe(before)
    await managementOf('events').entry.unpublish({ entryId: 'new' })
    expect(await fetchFingerprint(source, 'events')).not.toBe(after)
  })

  test('says what the service says when a query is wrong', async () => {
    await expect(
      source.clients.association.getEntries({ content_type: 'unknown-type', 'fields.x': 1 }),
    ).rejects.toMatchObject({ code: 'UPSTREAM', failure: 'status', status: 400 })
  })
})

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const across = (id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/events/environments/master/entries/${id}`,
  },
})

function managementOf(spaceId: string) {
  const { management } = twin.hosts
  return createClient(
    { accessToken: bootstrapFrom().managementToken, host: management, insecure: true },
    { type: 'plain', defaults: { spaceId, environmentId: 'master' } },
  )
}

async function publishModel(spaceId: string) {
  const { contentType } = managementOf(spaceId)
  const plain = { required: false, localized: false }
  const draft = await contentType.createWithId(
    { contentTypeId: 'page' },
    {
      name: 'Page',
      fields: [
        { id: 'title', name: 'Title', type: 'Symbol', ...plain },
        { id: 'path', name: 'Path', type: 'Symbol', ...plain },
        { id: 'next', name: 'Next', type: 'Link', linkType: 'Entry', ...plain },
        {
          id: 'session',
          name: 'Session',
          type: 'ResourceLink',
          ...plain,
          allowedResources: [
            {
              type: 'Contentful:Entry',
              source: 'crn:contentful:::content:spaces/events',
              contentTypes: ['page'],
            },
          ],
        },
      ],
    },
  )
  await contentType.publish({ contentTypeId: 'page' }, draft)
}

async function write(spaceId: string, entryId: string, fields: Record<string, unknown>) {
  const { entry } = managementOf(spaceId)
  const known = await entry.get({ entryId }).catch(() => undefined)
  const draft = known
    ? await entry.update({ entryId }, { ...known, fields: english(fields) })
    : await entry.createWithId({ contentTypeId: 'page', entryId }, { fields: english(fields) })
  await entry.publish({ entryId }, draft)
}
