import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../define/values.ts'
import { options, pageOf, wire } from '../testing/fixture-page.ts'
import { pageAt } from './page-context.ts'
import { renderPage } from './render-page.tsx'

const at = (entry: Entry, more: Partial<typeof options> = {}) =>
  pageAt(
    {
      options: { ...options, ...more },
      survey: { hasTitle: false, headings: new Map(), blocks: 0, beyond: new Set<string>(), root: '' },
      pages: new Map(),
      place: () => null,
    },
    entry,
    { path: '', trail: [] },
  )
const { page } = pageOf()

test('every block that a text embeds has its rank', () => {
  const embed = (id: string) => ({
    nodeType: 'embedded-entry-block',
    data: { target: wire('checklist', { checklistTitle: 'Before you apply' }, id) },
    content: [],
  })
  const text = { nodeType: 'document', data: {}, content: [embed('one'), embed('two')] }
  const blocks = [
    wire('title', { text: 'One', tag: 'h1' }),
    wire('title', { text: 'Two', tag: 'h2' }, 'second'),
    wire('content', { text }),
  ]
  const markup = renderToStaticMarkup(renderPage(pageOf(...blocks).page, options))
  expect(markup.match(/<h3 class="title">Before you apply/g)).toHaveLength(2)
})

test('a path of the member application becomes a link to it, where one is set up', () => {
  expect(at(page).memberApp('/membership/join')).toEqual({
    href: 'https://members.leaders.example/membership/join',
  })
  expect(at(page, { links: { own: [], platform: [] } }).memberApp('/membership/join')).toEqual({})
})

describe('the frame of an outside service', () => {
  test('stays on the host of the service for every written path', () => {
    const { embed } = at(page, { embeds: { video: 'https://player.example/' } })
    expect(embed('video', 'video/1?dnt=1')).toBe('https://player.example/video/1?dnt=1')
    expect(embed('video', '//evil.example/x')).toBe('https://player.example/evil.example/x')
    expect(embed('video', '\\\\evil.example')).toBe('https://player.example/evil.example')
  })
  test('is nothing where the service is not set up', () => expect(at(page).embed('map', 'x')).toBeUndefined())
})

test('renders the widgets of the site, and nothing without a site', () => {
  const props = { text: 'Log In', variant: 'yellow', fontSize: 20 } as const
  const nothing = () => null
  const widgets = {
    ...{ createAccount: nothing, price: nothing, addToCart: nothing, instantBuy: nothing },
    ...{ bookmark: nothing, cmeProgress: nothing, forViewer: nothing, share: nothing, cite: nothing },
    ...{ calendarLinks: nothing, mySchedule: nothing, listen: nothing },
    logIn: ({ text }: { text: string }) => <button type="button">{text}</button>,
  }
  expect(renderToStaticMarkup(at(page, { widgets }).widget('logIn', props))).toContain('Log In')
  expect(at(page).widget('logIn', props)).toBeNull()
})
