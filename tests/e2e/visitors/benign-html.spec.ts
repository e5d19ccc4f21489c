import { asElements, cleanHtml } from '@association/content/html/clean-html.ts'
import { benign } from '@association/content/html/testing/benign.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { differences } from '../html-judge.ts'
import { expect, test } from '../test.ts'

/** The site would change other ranks of the first heading. */
const firstRanks: Record<string, number> = { tables: 3, benefits: 4 }
const hosts = { own: ['site.example'], platform: [] }

for (const [category, sources] of Object.entries(benign)) {
  test(`benign HTML: ${sources.length} ${category} are what the browser itself reads in them`, async ({
    page,
  }) => {
    const pairs = sources.map((source): [string, string] => [
      source,
      renderToStaticMarkup(asElements(cleanHtml(source, { hosts, rank: firstRanks[category] ?? 2 }))),
    ])
    const found = await page.evaluate(differences, pairs)
    expect(found.map((difference) => `${difference} in ${sources[Number.parseInt(difference, 10)]}`)).toEqual(
      [],
    )
  })
}
