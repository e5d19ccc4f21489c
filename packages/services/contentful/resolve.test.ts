import { describe, expect, test } from 'vitest'
import type { Delivered } from './delivered.ts'
import { resolve } from './resolve.ts'
import { tagsOf } from './tags.ts'

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const away = (space: string, id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/${space}/environments/master/entries/${id}`,
  },
})
const spaceOf = (id: string) => (({ a1: 'association', e1: 'events' }) as const)[id]
const entry = (id: string, fields: Record<string, unknown>) => ({ sys: { id }, fields })

const delivered: Delivered = {
  space: 'association',
  root: 'home',
  parts: {
    association: {
      entries: {
        home: entry('home', {
          sections: [link('band'), link('gone')],
          text: { content: [{ data: { target: link('picture', 'Asset') } }] },
          session: away('e1', 'band'),
          elsewhere: away('e1', 'unknown'),
          stranger: away('not-ours', 'x'),
        }),
        band: entry('band', { parent: link('home') }),
      },
      assets: { picture: { sys: { id: 'picture' }, fields: { title: 'A picture' } } },
    },
    events: { entries: { band: entry('band', { title: 'The one of the events space' }) }, assets: {} },
  },
}

describe('a delivered tree', () => {
  const home = resolve(delivered, spaceOf)
  const fields = (home?.fields ?? {}) as Record<string, unknown> & { sections: unknown[] }

  test('has targets in place of links: in lists, in rich text, and across spaces by space and id', () => {
    expect(fields.sections[0]).toMatchObject({ sys: { id: 'band' } })
    expect(fields.text).toMatchObject({ content: [{ data: { target: { fields: { title: 'A picture' } } } }] })
    expect(fields.session).toMatchObject({ fields: { title: 'The one of the events space' } })
  })

  test('keeps a cycle as a cycle', () => {
    const [band] = fields.sections as { fields: { parent: unknown } }[]
    expect(band?.fields.parent).toBe(home)
  })

  test('leaves a link that leads nowhere as it is', () => {
    expect(fields.sections[1]).toEqual(link('gone'))
    expect(fields.elsewhere).toEqual(away('e1', 'unknown'))
    expect(fields.stranger).toEqual(away('not-ours', 'x'))
  })

  test('leaves the delivered response unchanged as plain JSON', () => {
    expect(JSON.parse(JSON.stringify(delivered))).toEqual(delivered)
  })

  test('depends on all its entries and on the missing ones, each with its space', () => {
    expect(tagsOf(delivered, spaceOf).toSorted()).toEqual(
      [
        'association:**',
        'association:band',
        'association:gone',
        'association:home',
        'association:picture',
        'events:**',
        'events:band',
        'events:unknown',
      ].toSorted(),
    )
  })
})

test('a root that was not delivered is nothing', () => {
  expect(resolve({ ...delivered, root: 'missing' }, spaceOf)).toBeUndefined()
})
