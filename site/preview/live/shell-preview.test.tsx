import type { Entry } from '@association/content'
import type { RenderOptions } from '@association/content/render'
import { paragraph, richText } from '@association/content/shared/rich-text.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PreviewBody } from './preview-body.tsx'
import { isShellType } from './shell-preview.tsx'

const options: RenderOptions = { mode: 'preview', scheme: 'https', links: { own: [], platform: [] } }
const association = {
  ...{ name: 'Association for Leaders', shortName: 'AL' },
  ...{ supportEmail: 'help@leaders.example', memberAppUrl: 'https://members.leaders.example' },
  shopUrl: 'https://shop.leaders.example',
}
const entry = (type: string, fields: object) =>
  ({ id: type, space: 'association', type, fields }) as unknown as Entry
const navItem = (name: string, link: string, items: readonly Entry[] = []) =>
  ({ ...entry('navItem', { name, link, items, isExternal: false, audience: 'everyone' }), id: name }) as Entry
const previewOf = (shown: Entry) =>
  renderToStaticMarkup(<PreviewBody entry={shown} options={options} association={association} />)

describe('an entry of the shell is shown where visitors see it:', () => {
  test('a navigation item is a destination of the header and the navigation of its part of the site', () => {
    const markup = previewOf(navItem('Events', '/events', [navItem('Conference', '/conference')]))
    expect(markup).toMatch(/<button[^>]*aria-controls="nav-Events"[^>]*data-contentful-entry-id="Events"/)
    expect(markup).toContain('<nav aria-label="Events"')
    expect(markup).toContain('It has no page of its own.')
  })

  test('an announcement is above the header', () => {
    const markup = previewOf(entry('announcement', { text: 'The call is open.' }))
    expect(markup.indexOf('The call is open.')).toBeLessThan(markup.indexOf('<header'))
  })

  test('a notification is at the start of the page', () => {
    const content = richText(paragraph('Registration is open.'))
    const markup = previewOf(entry('notificationDialogue', { content }))
    expect(markup.indexOf('<header')).toBeLessThan(markup.indexOf('Registration is open.'))
    expect(markup.match(/<main/g)).toHaveLength(1)
  })

  test('the site settings are the whole shell', () => {
    const lists = ['headerNavigation', 'subNavigations', 'footerNavigation', 'legalNavigation', 'socialLinks']
    const empty = Object.fromEntries(lists.map((id) => [id, []]))
    const markup = previewOf(
      entry('siteSettings', {
        ...empty,
        legalNavigation: [navItem('Privacy', '/legal')],
        tagline: 'We lead',
      }),
    )
    expect(markup).toMatch(/<footer.*We lead.*href="\/legal".*<\/footer>/)
  })
})

test('a block has no shell', () => {
  expect(isShellType('quoteBlock')).toBe(false)
  expect(isShellType(undefined)).toBe(false)
})
