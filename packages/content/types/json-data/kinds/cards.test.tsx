import { describe, expect, test, vi } from 'vitest'
import { wireAsset } from '../../../testing/fixture-page.ts'
import { markupOf } from '../../../testing/markup-of.ts'
import { examples } from './examples.ts'
import { liveAndOnlineEvents } from './live-and-online-events/example.ts'
import type { KindName } from './names.ts'

const section = (kind: KindName, data: unknown, more: Record<string, unknown> = {}) =>
  markupOf('jsonData', { kind, data, ...more })
const count = (markup: string, part: string) => markup.split(part).length - 1

describe('Access Knowledge', () => {
  const markup = section('accessKnowledge', examples.accessKnowledge, {
    pictures: [wireAsset('first-light')],
  })

  test('has one large card with tags and credits, and small ones in a grid', () => {
    expect(count(markup, '<article class="card large"')).toBe(1)
    expect(count(markup, '<article class="card small"')).toBe(3)
    expect(markup).toMatch(
      /class="card large".*<li class="tag topic">Leadership<\/li>.*32 CME credits.*class="grid"/s,
    )
  })

  test('of two large cards the first one is large', () => {
    const two = { cards: [{ title: 'A' }, { title: 'B', type: 'large' }, { title: 'C', type: 'large' }] }
    expect(section('accessKnowledge', two)).toMatch(
      /class="card large".*B.*class="card small".*A.*class="card small".*C/s,
    )
  })

  test('a picture keeps its place, and knows its size and its words', () => {
    expect(markup).toMatch(
      /<div class="frame"><img src="https:\/\/images\.example\/first-light\.png\?w=760&amp;fit=scale&amp;fm=webp[^>]* width="760" height="396" alt="The sun rises behind range/,
    )
  })

  test('a picture at Contentful has the size of its box and the format of the Images API', () => {
    const card = { title: 'A', image: '//images.ctfassets.net/s/a/t/a.png?w=9', alt: 'A' }
    expect(section('accessKnowledge', { cards: [card] })).toMatch(
      /src="https:\/\/images\.ctfassets\.net\/s\/a\/t\/a\.png\?w=410&amp;fit=scale&amp;fm=webp[^>]* width="410" height="256"/,
    )
  })

  test.each(['https://evil.example/a.png', 'gone', 'javascript:alert(1)'])('%s is no picture', (image) => {
    const markup = section('accessKnowledge', { cards: [{ title: 'A', image }] })
    expect(markup).not.toMatch(/<img|class="frame"/)
  })

  test('a card without a button is a link by its title', () =>
    expect(section('accessKnowledge', { cards: [{ title: 'A', link: '/a' }] })).toMatch(
      /<h\d class="title"><a href="\/a" class="titleLink">A<\/a>/,
    ))
})

describe('Professional Certificates', () => {
  test('is a carousel of badge, title, description and LEARN MORE', () => {
    const markup = section('professionalCertificates', examples.professionalCertificates, {
      pictures: [wireAsset('badge-cpe')],
    })
    expect(markup).toContain('aria-roledescription="carousel"')
    expect(markup).toMatch(/class="seal".*Certified Physician Executive<\/h.*The standard for physicians/s)
    expect(count(markup, '>LEARN MORE<')).toBe(5)
    expect(markup).toContain('LEARN MORE<span class="visually-hidden">: CEO Academy</span>')
  })

  test('a badge may be words', () =>
    expect(
      section('professionalCertificates', { cards: [{ title: 'A', badge: 'Team', badgeType: 'text' }] }),
    ).toContain('<p class="badge">Team</p>'))
})

describe('Live and Online Events', () => {
  test('is a carousel without pictures', () => {
    const [first] = liveAndOnlineEvents.cards
    const markup = section('liveAndOnlineEvents', { cards: [{ ...first, image: '/a.png', badge: '/b.png' }] })
    expect(markup).toContain('aria-roledescription="carousel"')
    expect(markup).not.toContain('<img')
    expect(markup).toContain('<time dateTime="2026-04-17">Apr 17 – 19, 2026</time>')
  })

  test.each([undefined, 'words', {}, { cards: {} }, { cards: [{ title: 'A' }, { title: 7 }] }])(
    'of %j nothing is shown, and a warning in the log says why',
    (data) => {
      const report = vi.fn()
      const markup = markupOf('jsonData', { kind: 'liveAndOnlineEvents', data }, report)
      expect(markup).not.toMatch(/carousel|<article/)
      expect(report).toHaveBeenCalledWith(
        expect.objectContaining({
          message: expect.stringMatching(/^Live and online events: invalid data, so nothing is shown\./),
          severity: 'warning',
        }),
      )
    },
  )
})

describe('action cards', () => {
  const markup = section('actionCards', undefined)

  test('join 250,000+ healthcare leaders, by four ways', () => {
    expect(markup).toContain('>Join 250,000+ healthcare leaders</h2>')
    for (const [href, text, title] of [
      ['/schedule-advising-session', 'BOOK NOW', 'Advising session'],
      ['/assessment', 'TAKE AN ASSESSMENT', 'Assessment'],
      ['/membership', 'BECOME A MEMBER', 'Member perks'],
      ['/resources', 'DISCOVER RESOURCES', 'Knowledge'],
    ])
      expect(markup).toMatch(
        new RegExp(`<a href="${href}"[^>]*>${text}<span class="visually-hidden">: ${title}<`),
      )
    expect(count(markup, '<article')).toBe(4)
  })

  test('have pictures of 250 px, titles of 48 and buttons of 14', () =>
    expect(markup).toContain('style="--image:250px;--title:48px;--button-size:14px"'))

  test('are the editor’s own where there are any', () => {
    const own = section('actionCards', { title: 'Begin', cards: [{ title: 'A' }] })
    expect(own).toContain('>Begin</h2>')
    expect(count(own, '<article')).toBe(1)
  })
})
