import type { Entry } from '@association/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { navLink } from '../navigation/testing/nav-link.ts'
import { Shell } from './shell.tsx'
import { emptyShell, type ShellContent } from './shell-content.ts'
import { UserArea } from './user-area.tsx'

const association = {
  name: 'Association for Leaders',
  shortName: 'AL',
  supportEmail: 'help@leaders.example',
  memberAppUrl: 'https://members.leaders.example',
}
const announcement = {
  ...{ id: 'call', space: 'association', type: 'announcement' },
  fields: { text: 'The call is open.' },
} as Entry<'announcement'>
const content: ShellContent = {
  ...emptyShell,
  announcement,
  navigation: [
    navLink('Articles', '/articles'),
    navLink('Education', '/education/courses', [navLink('Core', '/education/courses/cpe-core')]),
  ],
  subNavigations: [
    navLink('Fall Institute', '/fall-institute', [navLink('Courses', '/fall-institute/courses')]),
    navLink('Conference', '/conference', [navLink('Sponsors & Partners', '/conference/sponsors')]),
  ],
  footer: [navLink('Learn', undefined, [navLink('Articles', '/articles')])],
  legal: [navLink('Privacy', '/legal/privacy')],
  social: [navLink('LinkedIn', 'https://linkedin.example/al')],
  postalAddress: ['1 Main Street', 'Tampa, FL'],
  telephone: '+1 (800) 555-0100',
}
const shellAt = (path?: string, change: Partial<ShellContent> = {}) =>
  renderToStaticMarkup(
    <Shell
      association={association}
      content={{ ...content, ...change }}
      path={path}
      renderNotice={({ id }) => <dialog open>{id}</dialog>}
    >
      Words
    </Shell>,
  )
const nothing = { announcement: undefined, telephone: undefined }
const home = shellAt('/')

describe('the header', () => {
  test('has a login link with its label, and leads to the way to join (SH-039, SH-048)', () => {
    expect(home).toMatch(/<a href="https:\/\/members\.leaders\.example\/"[^>]*>Login \/ Sign Up<\/a>/)
    expect(home).toMatch(/<a href="https:\/\/members\.leaders\.example\/membership\/join"[^>]*>Join<\/a>/)
  })

  test('shows a skeleton 75 px wide while it is not known who looks at the page (SH-047)', () => {
    const area = renderToStaticMarkup(<UserArea user={{ phase: 'loading' }} memberAppUrl="" />)
    expect(area).toBe(
      '<span class="skeleton" role="status" aria-label="Loading your account" aria-busy="true"></span>',
    )
  })

  test('has a button for the menu with MENU and CLOSE, each with an icon (SH-034, SH-035)', () => {
    expect(home).toMatch(
      /<button type="button" data-menu="" aria-expanded="false" aria-controls="site-menu"[^>]*>.*<\/svg>MENU.*<\/svg>CLOSE/,
    )
  })

  test('has a button for each destination with items, and a link without scripts', () => {
    expect(home).toMatch(/<button[^>]* aria-expanded="false" aria-controls="nav-education"/)
    expect(home).toMatch(/<a href="\/education\/courses"[^>]*class="destination withoutScripts"/)
    expect(home).toMatch(/<div id="nav-education"/)
  })

  test('is part of the markup of the server, on every page but landing pages (SH-002, SH-032)', () => {
    expect(home).toContain('<header id="site-header"')
    expect(shellAt()).toContain('<header id="site-header"')
    expect(shellAt('/lp/spring')).not.toContain('<header')
  })

  test('is another one where visitors register, which does not stay in view (SH-028, SH-029, SH-030)', () => {
    for (const path of ['/fall-institute/registration', '/conference/registration']) {
      const registration = shellAt(path)
      expect(registration).toContain('<header class="registration">')
      expect(registration).not.toContain('site-header')
      expect(registration).not.toContain('class="top"')
    }
  })
})

describe('the sub-navigation', () => {
  test('is missing on the registration page of the fall institute only (SH-031)', () => {
    expect(shellAt('/fall-institute/registration')).not.toContain('sub-navigation')
    expect(shellAt('/conference/registration')).toContain('aria-label="Conference"')
  })

  test('marks the current page, and has a search button (SN-021, SN-032)', () => {
    const conference = shellAt('/conference/sponsors?x=1')
    expect(conference).toMatch(
      /<a href="\/conference\/sponsors" aria-current="page"[^>]*>Sponsors &amp; Partners<\/a>/,
    )
    expect(conference.match(/<a href="\/search" data-opens="search"/g)).toHaveLength(2)
  })

  test('decides how far the header waits before it is slim (SH-018, SH-019)', () => {
    const optionsAt = (path: string) =>
      shellAt(path).match(/data-island="header-slimming" data-options="([^"]*)"/)?.[1]
    expect(optionsAt('/conference')).toContain('onAbovePx&quot;:500,&quot;stickAbovePx&quot;:0')
    expect(optionsAt('/fall-institute')).toContain('onAbovePx&quot;:500,&quot;stickAbovePx&quot;:650')
    expect(optionsAt('/')).toContain('onAbovePx&quot;:300,&quot;stickAbovePx&quot;:0')
  })
})

test('the announcement is above the header of every page, with the hash of its text (SH-062)', () => {
  const hashOf = (text: string) =>
    shellAt('/', { announcement: { ...announcement, fields: { ...announcement.fields, text } } }).match(
      /<div id="notice-call" data-notice="(\w+)"><div data-island="notice"/,
    )?.[1]
  expect(home.indexOf('notice-call')).toBeLessThan(home.indexOf('<header'))
  expect(hashOf('The call is open.')).not.toBe(hashOf('The call is closed.'))
  expect(shellAt('/', { announcement: undefined })).not.toContain('data-notice')
})

describe('the footer', () => {
  const landing = shellAt('/lp/spring')

  test('is on every page, with address, telephone, legal pages, social links and the feed (SH-004)', () => {
    for (const shown of [
      '1 Main Street\nTampa, FL',
      'href="tel:+18005550100"',
      'href="mailto:help@leaders.example"',
      'href="/legal/privacy"',
      'href="https://linkedin.example/al"',
      'href="/buildrss"',
      '<h2 class="heading"><span>Learn</span></h2>',
    ])
      expect(landing).toContain(shown)
  })

  test('leaves out what has no content', () => {
    const bare = shellAt('/', { ...nothing, ...emptyShell })
    expect(bare).not.toMatch(/tel:|Follow us|aria-label="Legal"/)
    expect(bare).toContain('Login / Sign Up')
  })
})

test('the page has a main area, to which the first link leads (SH-001)', () => {
  expect(home).toMatch(/^<div class="shell"><a href="#main" class="skip">/)
  expect(home).toContain('<main id="main" tabindex="-1" class="main">Words</main>')
})
