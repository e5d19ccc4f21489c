import type { Entry } from '@association/content'
import { courses } from '@association/content/lists/definitions/courses.ts'
import { product } from '@association/content/lists/testing/entries.ts'
import { renderDetail } from '@association/content/render'
import { options } from '@association/content/testing/fixture-page.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { relatedArticlesSection, relatedSection } from './related-section.ts'

const section = (...titles: string[]) =>
  relatedSection({
    list: courses,
    products: titles.map((title) => product(title)),
    supportEmail: 'support@example.org',
  })

test('the page of a course ends with others, the way to all of them, and whom to ask', () => {
  const markup = renderToStaticMarkup(renderDetail(product('Finance'), options, section('Negotiation')))
  expect(markup).toMatch(/<h2[^>]*>More courses<\/h2>/)
  expect(markup).toMatch(/<h3[^>]*>.*Negotiation.*<\/h3>/)
  expect(markup).toMatch(/<a href="\/education\/courses"[^>]*>All courses<\/a>/)
  expect(markup).toMatch(/<a href="mailto:support@example\.org"[^>]*>Ask us a question<\/a>/)
})

test('a product without others has no section', () => expect(section()).toEqual([]))

const article = (title: string) =>
  ({
    id: title,
    type: 'basicArticle',
    fields: { title, tags: [], authors: [], coverValues: [], canonicalUrl: title },
  }) as unknown as Entry<'basicArticle'>

test('the page of an article without a next step of its own ends with the way to the courses', () => {
  const shown = (hasNextStep: boolean) =>
    renderToStaticMarkup(
      renderDetail(
        product('Finance'),
        options,
        relatedArticlesSection({ articles: [article('Night')], hasNextStep }),
      ),
    )
  expect(shown(false)).toMatch(
    /Related articles.*Night.*<a href="\/education\/courses\/find"[^>]*>Find a course</,
  )
  expect(shown(true)).toContain('Night')
  expect(shown(true)).not.toContain('Find a course')
  expect(relatedArticlesSection({ articles: [], hasNextStep: false })).toEqual([])
})
