import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { entriesOf } from './entries-of.ts'
import type { EntryGroup } from './entry-group.ts'
import { Panel } from './panel.tsx'
import { closed, nextPanel, type PanelState } from './panel-state.ts'

const { contentful } = siteConfig(localEnvironment())

const entry = (id: string, type: string, fields: Record<string, unknown>) => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
})
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const away = (id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/${contentful.spaces.events.id}/environments/master/entries/${id}`,
  },
})
const byId = (...entries: ReturnType<typeof entry>[]) =>
  Object.fromEntries(entries.map((each) => [each.sys.id, each]))

const delivered: Delivered = {
  space: 'association',
  root: 'home',
  parts: {
    association: {
      assets: {},
      entries: byId(
        entry('first', 'quoteBlock', { internalName: 'A quote', related: link('home') }),
        entry('home', 'page', { title: 'Home', sections: [link('last'), link('first'), away('talk')] }),
        entry('last', 'future', { title: 'Not known here' }),
      ),
    },
    events: { assets: {}, entries: byId(entry('talk', 'person', {})) },
  },
}

describe('the entries of a page', () => {
  const groups = entriesOf(delivered, contentful)

  test('are grouped by space, in the order of the page, each once', () => {
    expect(groups.map(({ space, entries }) => [space, entries.map(({ id }) => id)])).toEqual([
      ['association', ['home', 'last', 'first']],
      ['events', ['talk']],
    ])
  })

  test('have the name of their content type, or its id when the site does not know it', () => {
    const types = groups.flatMap(({ entries }) => entries.map(({ type }) => type))
    expect(types.slice(0, 2)).toEqual(['Page', 'future'])
  })

  test('have their title, or their id without a title', () => {
    const titles = Object.fromEntries(
      groups.flatMap(({ entries }) => entries.map(({ id, title }) => [id, title])),
    )
    expect(titles).toMatchObject({ first: 'A quote', talk: 'talk' })
  })

  test('open in Contentful, each in its own space', () => {
    const [association, events] = groups
    expect(association?.entries[0]?.url).toBe(
      `${contentful.webAppUrl}/spaces/${contentful.spaces.association.id}/environments/${contentful.environment}/entries/home`,
    )
    expect(events?.entries[0]?.url).toContain(`/spaces/${contentful.spaces.events.id}/`)
  })
})

const groups: EntryGroup[] = [
  { space: 'events', entries: [{ id: 'talk', type: 'Person', title: 'A talk', url: 'https://x.test/talk' }] },
]

describe('the panel', () => {
  test('loads each time it opens', () => {
    const opened = nextPanel(closed, { type: 'toggle' })
    expect(opened).toEqual({ phase: 'loading' })
    const shown = nextPanel(opened, { type: 'loaded', groups })
    expect(shown).toEqual({ phase: 'shown', groups })
    expect(nextPanel(shown, { type: 'toggle' })).toEqual(closed)
  })

  test('tries again after a failure', () => {
    const failed = nextPanel({ phase: 'loading' }, { type: 'failed', status: 503 })
    expect(failed).toEqual({ phase: 'failed', status: 503 })
    expect(nextPanel(failed, { type: 'retry' })).toEqual({ phase: 'loading' })
  })

  test.each<PanelState>([closed, { phase: 'failed' }, { phase: 'shown', groups: [] }])(
    'ignores an answer that comes when it is not loading: $phase',
    (state) => expect(nextPanel(state, { type: 'loaded', groups })).toBe(state),
  )

  test('closes in every phase', () => {
    for (const phase of ['loading', 'failed'] as const)
      expect(nextPanel({ phase }, { type: 'close' })).toEqual(closed)
  })

  const markup = (state: PanelState) => renderToStaticMarkup(<Panel state={state} onRetry={() => {}} />)

  test.each<[string, PanelState]>([
    ['Loading the entries of this page', { phase: 'loading' }],
    ['This page has no entries.', { phase: 'shown', groups: [] }],
    ['The entries of this page did not load.', { phase: 'failed' }],
    ['The entries of this page did not load.', { phase: 'failed', status: 500 }],
    [
      'You are no longer signed in as an editor. Open the page from Contentful again.',
      { phase: 'failed', status: 401 },
    ],
    ['This page no longer exists.', { phase: 'failed', status: 404 }],
    ['Contentful does not answer at the moment.', { phase: 'failed', status: 503 }],
    ['1 entry', { phase: 'shown', groups }],
  ])('says “%s” to those who hear it', (words, state) => {
    expect(markup(state)).toMatch(new RegExp(`<p role="status"[^>]*>${words}</p>`))
  })

  test('offers another try only after a failure that may end', () => {
    for (const status of [undefined, 500, 503])
      expect(markup({ phase: 'failed', status })).toContain('>Try again</button>')
    for (const status of [401, 404]) expect(markup({ phase: 'failed', status })).not.toContain('<button')
    expect(markup({ phase: 'loading' })).not.toContain('<button')
  })

  test('lists each entry with its link and its content type, below the name of its space', () => {
    expect(markup({ phase: 'shown', groups })).toMatch(
      /<h2[^>]*>Space: Events<\/h2><ul[^>]*><li><a [^>]*href="https:\/\/x\.test\/talk"[^>]*>A talk<\/a><span[^>]*>Person</,
    )
  })
})
