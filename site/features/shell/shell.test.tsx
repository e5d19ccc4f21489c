import type { Entry } from '@association/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { emptyShell, type ShellContent } from '../../page/settings/shell-content.ts'
import { navLink } from '../../page/settings/testing/nav-link.ts'
import { CookieSettings } from '../consent/cookie-settings.tsx'
import { Shell } from './shell.tsx'

const association = {
  name: 'Association for Leaders',
  shortName: 'AL',
  supportEmail: 'help@leaders.example',
  memberAppUrl: 'https://members.leaders.example',
  shopUrl: 'https://shop.leaders.example',
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
    navLink('Education', '/education/courses', [
      navLink('Core', '/education/courses/cpe-core'),
      navLink('Formats', undefined, [navLink('Online', '/education/courses/online')]),
    ]),
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
  test('has a login link that returns to the page, and leads to the way to join (SH-039, SH-040, SH-041, SH-048, ER-028, RO-001)', () => {
    expect(home).toMatch(/<a href="\/auth\/login\?returnTo=%2F" rel="nofollow"[^>]*>Login \/ Sign Up<\/a>/)
    expect(shellAt('/articles/a-b')).toContain('href="/auth/login?returnTo=%2Farticles%2Fa-b"')
    for (const path of [undefined, '/auth/problem']) expect(shellAt(path)).toContain('href="/auth/login"')
    expect(home).toMatch(/<a href="https:\/\/members\.leaders\.example\/membership\/join"[^>]*>Join<\/a>/)
  })

  test('has a skeleton for a visitor whose name is not known yet (SH-047)', () =>
    expect(home).toContain(
      '<span class="skeleton" role="status" aria-label="Loading your account" aria-busy="true"></span>',
    ))

  test('has the menu of the user, hidden, in the order of the specification (SH-043, SH-044, SH-045, SH-046, ER-032)', () => {
    const menu = home.match(/data-account="" hidden="">.*?<ul id="user-menu"[^>]*>(.*?)<\/ul>/)?.[1] ?? ''
    expect([...menu.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, ...link]) => link)).toEqual([
      ['https://shop.leaders.example/account', 'My Orders'],
      ['https://members.leaders.example/', 'My Dashboard'],
      ['/auth/logout', 'Logout'],
    ])
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

  test('shows items with items of their own as a named group', () => {
    expect(home).toMatch(
      /<p class="groupName">Formats<\/p><ul class="groupLinks" aria-label="Formats"><li><a href="\/education\/courses\/online"[^>]*>Online<\/a><\/li><\/ul>/,
    )
    expect(shellAt('/education/courses/online')).toMatch(/<button[^>]* data-current="true"[^>]*>Education</)
  })

  test('has its links in the order in which they are shown: cart and search, then the menu with login, join and destinations', () => {
    const places = [
      'href="/cart"',
      'href="/search"',
      'data-menu=""',
      '>Login / Sign Up<',
      '>Join<',
      'nav-education',
    ].map((part) => home.indexOf(part))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
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

  test('leads only members to their account', () =>
    expect(home).toMatch(/<a href="\/account" rel="nofollow" class="forMembers">My Account<\/a>/))

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

  test('opens the consent layer again on every page of a site that has one (SH-005)', () => {
    const asking = renderToStaticMarkup(
      <Shell
        association={association}
        content={emptyShell}
        path="/lp/spring"
        renderNotice={() => null}
        cookieSettings={<CookieSettings hasTags />}
      >
        Words
      </Shell>,
    )
    expect(asking).toMatch(
      /<div data-island="consent" data-options="{&quot;hasTags&quot;:true}" data-when="idle"[^>]*><button [^>]*>Cookie settings</,
    )
    expect(landing).not.toContain('data-island="consent"')
  })

  test('leaves out what has no content', () => {
    const bare = shellAt('/', { ...nothing, ...emptyShell })
    expect(bare).not.toMatch(/tel:|Follow us|aria-label="Legal"/)
    expect(bare).toContain('Login / Sign Up')
  })
})

test('the place of the renewal notice comes after the page, and leads to the membership (SH-060)', () =>
  expect(home).toMatch(
    /<\/footer><\/div><div class="banner" role="status" data-renewal="https:\/\/members\.leaders\.example\/membership"><\/div>$/,
  ))

test('the page has a main area, to which the first link leads (SH-001)', () => {
  expect(home).toMatch(/^<div class="shell"><a href="#main" class="skip">/)
  expect(home).toContain('<main id="main" tabindex="-1" class="main">Words</main>')
})
