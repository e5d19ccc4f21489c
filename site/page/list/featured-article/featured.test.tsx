import type { Entry } from '@association/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Featured, featuredArticle } from './featured.tsx'

type ArticleFields = Entry<'basicArticle'>['fields']

const image = {
  id: 'picture',
  url: '//images.example/picture.png',
  title: 'Picture',
  description: 'A quiet ward.',
  contentType: 'image/png',
  width: 1600,
  height: 900,
} as NonNullable<ArticleFields['bannerImage']>

const article = (id: string, fields: Partial<ArticleFields> = {}) =>
  ({
    id,
    space: 'association',
    type: 'basicArticle',
    fields: {
      title: id,
      canonicalUrl: id,
      tags: [],
      authors: [],
      coverValues: [],
      bannerImage: image,
      ...fields,
    },
  }) as unknown as Entry<'basicArticle'>

const never = () => {
  throw new Error('chance was asked')
}

describe('the featured article', () => {
  test('LI-024 is the flagged one', () =>
    expect(featuredArticle([article('a'), article('b', { featured: true })], never)?.id).toBe('b'))

  test.each([
    [0, 'a'],
    [0.5, 'b'],
    [0.999, 'c'],
  ])('LI-025 is any of them where none is flagged: %s', (chance, id) =>
    expect(featuredArticle([article('a'), article('b'), article('c')], () => chance)?.id).toBe(id),
  )

  test('is recent where none is flagged', () => {
    const articles = Array.from({ length: 40 }, (_, index) => article(`${index}`))
    expect(featuredArticle(articles, () => 0.999)?.id).toBe('11')
  })

  test('LI-026 is the first one when the chosen one has no banner image', () => {
    const bare = { bannerImage: undefined }
    expect(featuredArticle([article('a'), article('b', { ...bare, featured: true })], never)?.id).toBe('a')
    expect(featuredArticle([article('a'), article('b', bare)], () => 0.9)?.id).toBe('a')
  })

  test('is undefined without articles', () => expect(featuredArticle([])).toBeUndefined())
})

describe('its markup', () => {
  const shown = (fields: Partial<ArticleFields>) =>
    renderToStaticMarkup(<Featured article={article('a', fields)} scheme="https" />)

  test('LI-027 LI-028 CO-042 cuts the summary at 250 characters and adds an ellipsis', () => {
    expect(shown({ summary: 'x'.repeat(251) })).toContain(`>${'x'.repeat(250)}…</p>`)
    expect(shown({ summary: 'x'.repeat(250) })).toContain(`>${'x'.repeat(250)}</p>`)
  })

  test('LI-029 shows the full month name, day and year', () =>
    expect(shown({ publicationDate: '2026-03-09' })).toContain(
      '<time dateTime="2026-03-09">March 9, 2026</time>',
    ))

  test('LI-020 LK-010 leads to the DOI where both parts exist, else to the canonical path', () => {
    expect(shown({})).toContain('href="/articles/a"')
    const doiPrefix = { fields: { prefix: '10.55834' } } as ArticleFields['doiPrefix']
    expect(shown({ doiPrefix, doiSuffix: 'plj.1' })).toContain('href="/articles/doi/10.55834/plj.1"')
  })

  test('LI-016 loads its picture first', () => {
    expect(shown({})).toMatch(/<img [^>]*fetchPriority="high"[^>]*alt="A quiet ward."/i)
    expect(shown({ bannerImage: undefined })).not.toContain('<img')
  })

  test('has a cover without a picture', () =>
    expect(shown({ bannerImage: undefined, coverWord: '38 %' })).toMatch(
      /class="frame cover [^"]+"[^>]*><span class="word">38 %</,
    ))
})
