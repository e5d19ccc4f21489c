import { wireAsset } from '@association/content/testing/fixture-page.ts'
import { describe, expect, test } from 'vitest'
import { article, contentsOf, wireEntry } from '../../../content/places/testing/contents.ts'
import { aboutResults } from './about-results.ts'
import { ownSuggestions } from './own-suggestions.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const contents = contentsOf([
  article('letter', { title: 'The letter of four sentences', publicationDate: '2026-10-15' }),
  article('leadership', { title: 'Leadership begins with letters', publicationDate: '2026-10-16' }),
  article('tomorrow', { title: 'A letter from tomorrow', publicationDate: '2026-11-23' }),
  ...Array.from({ length: 20 }, (_, at) => article(`many-${at}`, { title: `Rounds, part ${at}` })),
  wireEntry('product', 'finance', {
    internalName: 'Finance for physicians',
    productType: 'Course',
    slug: 'finance',
    price: 785,
    variantId: '41020301',
  }),
  wireEntry('product', 'handover', {
    internalName: 'A handover in nine minutes',
    productType: 'Webinar',
    slug: 'handover',
    startsAt: '2026-11-17T12:00-05:00',
    price: 0,
    image: wireAsset('hills'),
  }),
  wireEntry('page', 'about', { title: 'About', path: '/about' }),
  wireEntry('page', 'board', { title: 'Board of directors', path: '/about/missing/board' }),
])
const suggested = (query: string) => ownSuggestions(query, { contents, now })

describe('suggestions of the site', () => {
  test('have all words of the query; those that begin with it come first', () => {
    expect(suggested('let')).toEqual(['The letter of four sentences', 'Leadership begins with letters'])
    expect(suggested('letters lead')).toEqual(['Leadership begins with letters'])
    expect(suggested('The le')[0]).toBe('The letter of four sentences')
    expect(suggested('Leadership beg')).toEqual(['Leadership begins with letters'])
  })

  test('name topics and filters too', () => {
    expect(suggested('quality')).toEqual(['Quality and Risk'])
    expect(suggested('cpe core')).toEqual(['CPE Core courses'])
  })

  test('are eight at most', () => expect(suggested('rounds')).toHaveLength(8))

  test('forgive a letter or two if nothing has the words, but not in a short word', () => {
    expect(suggested('sentences ofur')).toEqual([])
    expect(suggested('leadrship')).toEqual(['Leadership begins with letters'])
    expect(suggested('sentances')).toEqual(['The letter of four sentences'])
  })

  test('keep what is not released, and ignore what has no words', () => {
    expect(suggested('tomorrow')).toEqual([])
    expect(suggested('?!')).toEqual([])
  })
})

describe('results that are pages of the site', () => {
  const result = (url: string) => {
    const answer = { web: { results: [{ url, title: '', description: '' }] } }
    return aboutResults(answer, { contents, now }).web.results[0]
  }
  const about = (url: string) => result(url)?.about

  test('say what they are, their date, and the price for everyone', () => {
    expect(about('/articles/letter')).toMatchObject({ kind: 'Articles', facts: ['October 15, 2026'] })
    expect(about('/education/course/finance?v=1#dates')).toEqual({ kind: 'Courses', facts: ['$785'] })
    expect(about('/webinar/handover')).toEqual({ kind: 'Webinars', facts: ['November 17, 2026', 'Free'] })
  })

  test('have the picture of their card, cut to one shape, or the cover of an article', () => {
    expect(result('/webinar/handover')?.thumbnail?.original).toMatch(
      /^https:.*hills.*\?w=1200&h=900&fit=fill&/,
    )
    expect(result('/education/course/finance')).not.toHaveProperty('thumbnail')
    expect(about('/articles/letter')?.cover).toMatchObject({ title: 'The letter of four sentences' })
  })

  test('name the pages above them instead of parts of their address', () => {
    expect(about('/about')).toEqual({ kind: 'Pages', facts: [] })
    expect(about('/about/missing/board')).toEqual({ kind: 'Pages', facts: ['About'] })
    expect(about('/articles/topics/quality-and-risk')).toEqual({ kind: 'Articles', facts: [] })
    expect(about('/anywhere')?.facts).toEqual([])
  })

  test('are of the kind of their part of the site', () => {
    expect(about('/conference')?.kind).toBe('Events')
    expect(about('/fall-institute/faculty')?.kind).toBe('Events')
    expect(about('/certifications/fundamentals')?.kind).toBe('Certificates')
    expect(about('/conferences')?.kind).toBe('Pages')
  })

  test('tell nothing of an article before its release, and nothing of another host', () => {
    expect(about('/articles/tomorrow')).toEqual({ kind: 'Pages', facts: [] })
    expect(about('https://elsewhere.example/articles/letter')).toBeUndefined()
  })
})
