import { textsIn } from '../../field-rules/json-texts.ts'
import type { CheckedEntry, ParsedRule, SaidIssue } from '../rule.ts'

type HtmlSource = { field: string; html: string }

export function sourcesIn({ type, values }: CheckedEntry): HtmlSource[] {
  return Object.entries(type.fields).flatMap(([field, { kind, markup }]) => {
    const value = values[field]
    if (kind === 'html') return typeof value === 'string' && value !== '' ? [{ field, html: value }] : []
    if (kind !== 'json' || markup !== 'html') return []
    return textsIn(value)
      .filter(({ text }) => /[<&]/.test(text))
      .map(({ text }) => ({ field, html: text }))
  })
}

type HtmlReader = typeof import('./read-html.ts')
type HtmlRuleName = keyof HtmlReader

const rule = (named: Pick<ParsedRule, 'id' | 'title' | 'about'>, look: HtmlRuleName): ParsedRule => ({
  ...named,
  severity: 'warning',
  scope: 'parsed',
  concerns: (entry) => sourcesIn(entry).length > 0,
  async load() {
    const read = (await import('./read-html.ts'))[look]
    return (entry, context) =>
      sourcesIn(entry).flatMap(({ field, html }) =>
        read(html, context).map((message): SaidIssue => ({ field, message })),
      )
  },
})

export const htmlRules: readonly ParsedRule[] = [
  rule(
    { id: 'html', title: 'HTML that the site leaves out', about: 'HTML contains only what the site shows.' },
    'leftOut',
  ),
  rule(
    {
      id: 'html-address',
      title: 'Invalid links in HTML',
      about: 'A link in HTML has an address that the site accepts.',
    },
    'deadLinks',
  ),
  rule(
    {
      id: 'html-page-missing',
      title: 'Links in HTML to pages that do not exist',
      about: 'A link in HTML within the site leads to a published page. Checked only if all pages are known.',
    },
    'missingPages',
  ),
  rule(
    {
      id: 'html-picture',
      title: 'Pictures in HTML without a text or a size',
      about: 'A picture in HTML has an alternative text, a width and a height.',
    },
    'barePictures',
  ),
]
