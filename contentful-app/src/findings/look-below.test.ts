import { contentTypeFor } from '@association/content/derive/content-types.ts'
import { expect, test } from 'vitest'
import { loadAcross } from '../contentful/load-across.ts'
import { loader } from '../contentful/load-content.ts'
import type { Session } from '../contentful/session.ts'
import { type OpenEntry, subjectOf } from '../entry/open-entry.ts'
import { checkPage } from './checks/check-tree.ts'
import { lookElsewhere } from './use-tree-findings.ts'

test('looking again reads the pages of the site again, and a failure keeps the old list', async () => {
  let paths = ['/old']
  let isDown = false
  const page = (path: string) => ({
    sys: { id: path, version: 2, publishedVersion: 1, contentType: { sys: { id: 'page' } } },
    fields: { path: { 'en-US': path } },
  })
  const button = {
    sys: { id: 'button', version: 2, publishedVersion: 1, contentType: { sys: { id: 'buttonGroup' } } },
    fields: {
      internalName: { 'en-US': 'B' },
      button1Text: { 'en-US': 'Go' },
      button1Url: { 'en-US': '/new' },
    },
  }
  const getMany = async ({ query }: { query: Record<string, unknown> }) => {
    if (query.content_type !== 'page') return { items: [button], total: 1 }
    if (isDown) throw new Error('AccessDenied')
    return { items: paths.map(page), total: paths.length }
  }
  const session = {
    sdk: {
      cma: { entry: { getMany } },
      locales: { default: 'en-US' },
      navigator: { onSlideInNavigation: () => () => {} },
    },
    installation: { siteUrl: 'https://example.org', spaces: { association: {}, events: {} } },
    here: { space: 'association', spaceId: 's', environment: 'master' },
  } as unknown as Session
  const elements = [{ sys: { type: 'Link', linkType: 'Entry', id: 'button' } }]
  const entry = {
    ...{ space: 'association', id: 'root', type: contentTypeFor('section') },
    values: () => ({ internalName: 'S', elements }),
  } as unknown as OpenEntry
  const look = async () => {
    const { site, gaps } = await lookElsewhere(session, entry)
    const across = await loadAcross(subjectOf(entry), {
      ...{ load: (space) => loader(session, space), locale: 'en-US' },
      spaceIds: { association: 's', events: 'e' },
    })
    const findings = await checkPage(across, site)
    return { isDead: findings.some(({ message }) => message.includes('/new')), gaps }
  }

  expect(await look()).toEqual({ isDead: true, gaps: [] })
  paths = ['/old', '/new']
  expect(await look()).toEqual({ isDead: false, gaps: [] })
  paths = ['/old']
  isDown = true
  expect(await look()).toEqual({ isDead: false, gaps: [expect.stringMatching(/older list/)] })
})
