import { describe, expect, test } from 'vitest'
import { isAllowedAddress, isExternal, linkAttributes } from './link-attributes.ts'

const hosts = { own: ['www.leaders.example', 'localhost:3000'], platform: ['members.leaders.example'] }
const link = (address: string) => linkAttributes(address, hosts)

describe('an address that an editor wrote', () => {
  test.each([
    ['/membership', { href: '/membership' }],
    ['membership', { href: 'membership' }],
    ['#benefits', { href: '#benefits' }],
    ['?page=2', { href: '?page=2' }],
    ['../about', { href: '../about' }],
    ['tel:+15550100', { href: 'tel:+15550100' }],
  ])('%s stays as it is', (address, expected) => expect(link(address)).toEqual(expected))

  test('LK-001 news is called articles', () => {
    expect(link('/news/burnout')).toEqual({ href: '/articles/burnout' })
    expect(link('https://www.leaders.example/news/burnout?x=1#y')).toEqual({
      href: '/articles/burnout?x=1#y',
    })
    expect(link('/about/news/')).toEqual({ href: '/about/news/' })
  })

  test('LK-007 our own host is left out', () => {
    expect(link('https://www.leaders.example')).toEqual({ href: '/' })
    expect(link('http://localhost:3000/membership')).toEqual({ href: '/membership' })
  })

  test('our own host cannot smuggle in another one', () => {
    expect(link('https://www.leaders.example//evil.example/x')).toEqual({ href: '/evil.example/x' })
  })

  test('LK-006 the member platform opens in the same window', () => {
    expect(link('https://members.leaders.example/dashboard')).toEqual({
      href: 'https://members.leaders.example/dashboard',
    })
  })

  test('LK-004 LK-005 any other host opens in a new tab and is marked as external', () => {
    const attributes = link('https://journal.example/a')
    expect(attributes).toEqual({ href: 'https://journal.example/a', target: '_blank', rel: 'noopener' })
    expect(isExternal(attributes)).toBe(true)
  })

  test('LK-002 LK-003 a mail address becomes a mailto link in a new tab, without being external', () => {
    const attributes = { href: 'mailto:support@leaders.example', target: '_blank', rel: 'noopener' } as const
    expect(link('support@leaders.example')).toEqual(attributes)
    expect(link('mailto:support@leaders.example')).toEqual(attributes)
    expect(isExternal(attributes)).toBe(false)
  })

  test.each([
    ['/search?q="physician leadership"', '/search?q=%22physician leadership%22'],
    ['/a|b', '/a%7Cb'],
    ['?filter={"topic":"burnout"}', '?filter=%7B%22topic%22:%22burnout%22%7D'],
    ['#x^2', '#x%5E2'],
    ['../a`b', '../a%60b'],
    ["/it's", "/it's"],
    ['/a%7Cb?x=%22y%22', '/a%7Cb?x=%22y%22'],
    ['tel:+1{800}', 'tel:+1%7B800%7D'],
    ['mailto:info@site.example?subject="Hello"', 'mailto:info@site.example?subject=%22Hello%22'],
    ['https://www.leaders.example/a|b?c={d}', '/a%7Cb?c=%7Bd%7D'],
    ['https://journal.example/a|b^c?d={e}&f="g"', 'https://journal.example/a%7Cb%5Ec?d=%7Be%7D&f=%22g%22'],
    ['https://doi.example/1661::AID<16>3.0', 'https://doi.example/1661::AID%3C16%3E3.0'],
  ])('%s keeps its URL, with the characters encoded that no URL holds', (address, href) => {
    expect(link(address).href).toBe(href)
    expect(isAllowedAddress(address)).toBe(true)
  })

  test('a profile with an @ on another site is no mail address', () => {
    expect(link('https://videos.example/@leaders').href).toBe('https://videos.example/@leaders')
  })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' \u00a0javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://x/1',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'view-source:https://x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  '/\t/evil.example',
  '///evil.example',
  '/.//evil.example',
  '/..///evil.example',
  './/evil.example//..//..//',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '%2f%2fevil.example',
  'java%0Ascript:alert(1)',
  'javascript%3Aalert(1)//:x',
  ':javascript',
  'http://',
  'https://[',
  '',
  '   ',
  '<script>alert(1)</script>',
  'x" onclick="alert(1)',
  'membership|join',
  '"support"@leaders.example',
  'https://www.leaders.example"@evil.example/',
  'https://{evil}.example/',
  'https://evil.example|www.leaders.example/',
  '|//evil.example',
  '"javascript:alert(1)',
  '/"\\evil.example',
])('LK-008 %j leads nowhere', (address) => {
  expect(link(address)).toEqual({})
  expect(isAllowedAddress(address)).toBe(false)
})

test('no address leads nowhere', () => expect(linkAttributes(undefined, hosts)).toEqual({}))
