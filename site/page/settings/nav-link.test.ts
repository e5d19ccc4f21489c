import type { Entry } from '@association/content'
import type { RenderOptions } from '@association/content/render'
import { describe, expect, test } from 'vitest'
import { navLinks, type SettingLinks } from './nav-link.ts'

type NavItemFields = Entry<'navItem'>['fields']

const plain = { items: [], isExternal: false, audience: 'everyone' } as const

const item = (name: string, fields: Partial<NavItemFields> = {}): Entry<'navItem'> => ({
  ...{ id: name, space: 'association', type: 'navItem' },
  fields: {
    ...{ link: undefined, settingLink: undefined, description: undefined },
    ...plain,
    name,
    ...fields,
  },
})
const options: RenderOptions = {
  mode: 'public',
  scheme: 'https',
  links: { own: ['www.leaders.example'], platform: [] },
}
const linksOf = (entries: readonly Entry<'navItem'>[], settings: SettingLinks = {}) =>
  navLinks(entries, { settings, options })
const hrefOf = (fields: Partial<NavItemFields>, settings?: SettingLinks) =>
  linksOf([item('Link', fields)], settings)[0]?.link.href

test('an item has a name, a link and nested items (SN-028, SN-029, SN-031)', () => {
  const link = '/education/courses'
  expect(linksOf([item('Education', { link, items: [item('Core', { link: '/core' })] })])).toEqual([
    {
      ...{ id: 'Education', name: 'Education', link: { href: link }, isForMembers: false, mark: {} },
      items: [expect.objectContaining({ name: 'Core', link: { href: '/core' } })],
    },
  ])
})

test('an external item opens in a new tab, also on this site (SN-030)', () => {
  const [external] = linksOf([item('Shop', { link: '/shop', isExternal: true })])
  expect(external?.link).toEqual({ href: '/shop', target: '_blank', rel: 'noopener' })
})

test('an item that leads nowhere is left out, and content that contains itself ends', () => {
  const circle = item('Circle')
  Object.assign(circle.fields, { link: '/circle', items: [circle] })
  expect(linksOf([item('Nothing'), item('Unsafe', { link: 'javascript:alert(1)' })])).toEqual([])
  expect(JSON.stringify(linksOf([circle])).match(/\/circle/g)).toHaveLength(3)
})

test('only logged-in visitors see an item for them (SN-014)', () => {
  const [bookmarks] = linksOf([item('My Bookmarks', { link: '/bookmarks', audience: 'logged in' })])
  expect(bookmarks?.isForMembers).toBe(true)
})

describe('an item that takes its link from the settings', () => {
  test('leads to the podcast, or to its fallback (SN-012)', () => {
    const podcast = { settingLink: 'podcast' } as const
    const settings = { podcastUrl: 'https://podcast.example/', podcastFallbackUrl: '/podcasts' }
    expect(hrefOf(podcast, settings)).toBe('https://podcast.example/')
    expect(hrefOf(podcast, { podcastFallbackUrl: '/podcasts' })).toBe('/podcasts')
  })

  test('leads to the surveys of the board (SN-019, SN-020)', () => {
    const settings = { boardApplicationUrl: 'https://s.example/a', boardNominationUrl: 'https://s.example/n' }
    expect(hrefOf({ settingLink: 'board application' }, settings)).toBe('https://s.example/a')
    expect(hrefOf({ settingLink: 'board nomination' }, settings)).toBe('https://s.example/n')
  })

  test('keeps its own link where the setting is empty', () =>
    expect(hrefOf({ settingLink: 'podcast', link: '/membership' })).toBe('/membership'))
})

test('in preview each item has the marks by which a click finds it', () => {
  const [found] = navLinks([item('Link', { link: '/a' })], {
    settings: {},
    options: { ...options, mode: 'preview' },
  })
  expect(found?.mark).toEqual({ 'data-contentful-entry-id': 'Link', 'data-contentful-field-id': 'name' })
})
