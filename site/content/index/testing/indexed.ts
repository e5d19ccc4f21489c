import type { ContentTypeId } from '@association/content'
import { models, type Space } from '@association/content'
import { toContentType } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import { startContentful } from '@association/local/contentful/index.ts'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { contentfulSource, fetchScan, type ScanQuery } from '@association/services/contentful'
import { UpstreamError } from '@association/services/upstream'
import { contentIndex } from '../content-index.ts'
import type { Saved } from '../contents.ts'

type FieldValues = Readonly<Record<string, unknown>>

export async function startIndexed() {
  const contentful = await startContentful({ data: ':memory:', rateLimit: { management: 100_000 } })
  const env: Record<string, string> = {
    ...localEnvironment(),
    CONTENTFUL_DELIVERY_HOST: contentful.hosts.delivery,
  }
  const source = contentfulSource(siteConfig(env).contentful)
  const write = writer(contentful.hosts.management, env.CONTENTFUL_MANAGEMENT_TOKEN ?? '')
  for (const space of ['association', 'events'] as const) await write.model(space)

  function open({ saved }: { saved?: Saved } = {}) {
    const state = { isAway: false, now: Date.parse('2026-11-22T12:00:00Z') }
    const asked: ScanQuery[] = []
    const failed: string[] = []
    const warned: string[] = []
    const found: string[] = []
    let kept = saved
    const index = contentIndex({
      spaceOf: source.spaceOf,
      isAway: () => state.isAway,
      failed: (tags) => void failed.push(...tags),
      copy: {
        read: async () => kept,
        save(copy) {
          kept = structuredClone(copy())
        },
      },
      found: (changes) => void found.push(...changes.map(({ after }) => after?.id ?? 'gone')),
      warn: (message) => void warned.push(message),
      now: () => state.now,
      scan(space, wanted) {
        asked.push(wanted)
        if (state.isAway) throw new UpstreamError('Contentful', 'resting', { message: 'is away' })
        return fetchScan(source, space, wanted)
      },
    })
    return { ...index, state, asked, failed, found, warned, saved: () => kept }
  }
  return { open, close: contentful.close, ...write }
}

function writer(host: string, token: string) {
  async function send(space: Space, path: string, more: RequestInit = {}) {
    const response = await fetch(`http://${host}/spaces/${space}/environments/master/${path}`, {
      ...more,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/vnd.contentful.management.v1+json',
        ...more.headers,
      },
    })
    if (!response.ok)
      throw new Error(`${more.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : ((await response.json()) as { sys: { version: number } })
  }
  const putVersion = (number: number) => ({
    method: 'PUT',
    headers: { 'x-contentful-version': String(number) },
  })

  return {
    async model(space: Space) {
      for (const type of contentTypes.filter(({ spaces }) => (spaces as readonly string[]).includes(space))) {
        const body = JSON.stringify(toContentType(type, contentTypes))
        await send(space, `content_types/${type.id}`, { method: 'PUT', body })
        await send(space, `content_types/${type.id}/published`, putVersion(1))
      }
    },
    async publish(
      type: ContentTypeId,
      id: string,
      { space = 'association', ...fields }: FieldValues & { space?: Space },
    ) {
      const known = await send(space, `entries/${id}`).catch(() => undefined)
      const localized = Object.entries({ ...required(type, id), ...fields }).map(([name, value]) => [
        name,
        { 'en-US': value },
      ])
      const saved = await send(space, `entries/${id}`, {
        method: 'PUT',
        body: JSON.stringify({ fields: Object.fromEntries(localized) }),
        headers: {
          'x-contentful-content-type': type,
          ...(known && { 'x-contentful-version': String(known.sys.version) }),
        },
      })
      await send(space, `entries/${id}/published`, putVersion(saved?.sys.version ?? 1))
    },
    async unpublish(id: string, space: Space = 'association') {
      await send(space, `entries/${id}/published`, { method: 'DELETE' })
    },
  }
}

function required(type: ContentTypeId, id: string): FieldValues {
  const given: Partial<Record<ContentTypeId, FieldValues>> = {
    basicArticle: { title: id, canonicalUrl: id, publicationDate: '2026-01-01' },
    page: { title: id, path: `/${id}` },
    product: { internalName: id, title: id, productType: 'Course', slug: id },
    pressRelease: { title: id, releaseDate: '2026-01-01', slug: id },
    bio: { name: id },
    doiPrefix: { prefix: '10.55834' },
    redirect: { from: `/${id}` },
    journalEditions: { internalName: id, journal: 'Physician Leadership Journal', editionDate: '2026-01-01' },
  }
  return given[type] ?? (models[type].title === 'internalName' ? { internalName: id } : {})
}

export const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
