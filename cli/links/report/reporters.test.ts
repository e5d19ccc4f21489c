import { existsSync, readFileSync } from 'node:fs'
import { contentTypes } from '@association/content/content-types'
import { readXml } from '@association/feeds/check/xml-reader.ts'
import { expect, test } from 'vitest'
import { locationsOf } from '../../output/sarif-log.ts'
import type { Finding, LinkPlace } from '../finding.ts'
import { type Format, formats } from './formats.ts'
import { report } from './report.ts'
import { reporters } from './reporters.ts'

const place: LinkPlace = {
  ...{ page: 'https://www.site.example/join', pageTitle: 'Join', otherPages: 2, element: 'a', text: 'Go' },
  ...{ space: 'association', entry: 'buttons', entryTitle: 'Join buttons' },
  ...{ type: 'buttonGroup', typeName: 'Button group' },
  ...{
    field: 'button1Url',
    fieldLabel: 'Button 1 URL',
    edit: 'https://app.contentful.com/spaces/s/entries/buttons',
  },
}
const broken = (url: string, more: Partial<LinkPlace> = {}): Finding => ({
  ...{ url, place: { ...place, ...more }, audits: ['content'] },
  verdict: { state: 'broken', reason: 'notFound', status: 404 },
})
const slow: Finding = {
  url: 'https://slow.example/',
  place: {
    ...place,
    page: undefined,
    pageTitle: undefined,
    otherPages: undefined,
    field: 'button2Url',
    fieldLabel: 'Button 2 URL',
  },
  verdict: { state: 'unverified', reason: 'timeout' },
}
const inFooter: Finding = {
  url: 'https://www.site.example/old',
  place: { page: 'https://www.site.example/', element: 'a', text: 'Old', otherPages: 11 },
  verdict: { state: 'broken', reason: 'notFound', status: 404 },
}
const checked = { links: 40, addresses: 30, pages: 12, entries: 20, requests: 50 }
const looked = { audits: ['site', 'content'], offline: false } as const
const about = { siteUrl: 'https://www.site.example', at: new Date('2026-11-20T08:00:00Z') }

const hostile = `</title><script>alert(1)</script> "'&]]> \u0000\u001b[31m\u2028\ud800 =HYPERLINK("x")`

const write = (format: Format, findings: readonly Finding[]) =>
  reporters[format](report({ findings, checked, looked }), about)

test('text: findings by page and block, each with its problem and advice', () => {
  expect(write('text', [broken('https://gone.example/'), slow, inFooter])).toMatchInlineSnapshot(`
    "association: /join  Join

      Button group “Join buttons”, also on 2 other pages
        broken  https://gone.example/  Button 1 URL, “Go”
                There is nothing at this address. (It answers 404.) Link to what took its place, or remove the link. (notFound)
        https://app.contentful.com/spaces/s/entries/buttons

    The site itself: header, footer or a part that its code writes

      On /, also on 11 other pages
        broken  https://www.site.example/old  “Old”
                There is nothing at this address. (It answers 404.) Link to what took its place, or remove the link. (notFound)

    COULD NOT BE VERIFIED

    association: On no page

      Button group “Join buttons”
        unsure  https://slow.example/  Button 2 URL, “Go”
                The website took too long to answer. Open it in a browser: if it works there, nothing is to be done. (timeout)
        https://app.contentful.com/spaces/s/entries/buttons

    2 broken links, 1 could not be verified. 40 links in 20 entries on 12 pages checked, 30 addresses asked.
    "
  `)
})

test('text: one sentence if no link is broken', () => {
  expect(write('text', [])).toBe(
    'No broken link. 40 links in 20 entries on 12 pages checked, 30 addresses asked.\n',
  )
})

test('JSON: the names of its parts', () => {
  expect(JSON.parse(write('json', [broken('https://gone.example/'), slow]))).toEqual({
    ...{ broken: 1, unverified: 1, checked: { ...checked, notLookedAt: 0 } },
    findings: [
      {
        ...{ id: expect.stringMatching(/^[0-9a-f]{12}$/), url: 'https://gone.example/', state: 'broken' },
        ...{ reason: 'notFound', status: 404, audits: ['content'], place },
        wrong: 'There is nothing at this address. (It answers 404.)',
        todo: 'Link to what took its place, or remove the link.',
      },
      expect.objectContaining({ state: 'unverified', reason: 'timeout' }),
    ],
  })
})

test.each(formats)('%s: hostile words stay words', async (format) => {
  const text = write(format, [
    broken(`https://gone.example/?${hostile}`, {
      entryTitle: hostile,
      pageTitle: hostile,
      text: hostile,
      typeName: hostile,
    }),
    broken('javascript:alert(1)', { page: `https://www.site.example/${hostile}` }),
  ])
  if (format === 'json' || format === 'sarif') expect(() => JSON.parse(text)).not.toThrow()
  if (format === 'junit') expect((await elements(text)).length).toBeGreaterThan(0)
  if (format === 'html' || format === 'junit') expect(text).not.toMatch(/<script|href="javascript/)
  expect(['\u0000', '\u001b'].filter((character) => text.includes(character))).toEqual([])
  expect(text.isWellFormed()).toBe(true)
})

async function elements(xml: string) {
  const found = []
  for await (const each of readXml([xml.replace(/^<\?xml.*?\?>/, '')], 1)) found.push(each)
  return found
}

test('JUnit: a suite for each page, failures are broken, the rest is skipped', () => {
  const xml = write('junit', [broken('https://gone.example/'), slow])
  const suite = 'hostname="www.site.example" timestamp="2026-11-20T08:00:00" tests="1"'
  expect(xml).toContain(
    `<testsuite id="0" package="links" name="association: /join Join" ${suite} failures="1" errors="0" skipped="0" time="0">`,
  )
  expect(xml).toContain(`${suite} failures="0" errors="0" skipped="1" time="0">`)
  expect(xml).toContain('<failure type="notFound" message="There is nothing at this address.')
  expect(write('junit', [])).toContain('name="40 links are sound" time="0"/>')
  expect(write('junit', [])).toContain('tests="1" failures="0" errors="0" skipped="0"')
})

test.each([[[]], [[broken('https://gone.example/'), slow]]])(
  'JUnit: parts and their order are those that its schemas allow',
  async (findings) => {
    const xml = write('junit', findings)
    expect(xml).toContain('\n<testsuites>\n')
    const suites = (await elements(xml)).map(({ node }) => node).filter(({ name }) => name === 'testsuite')
    expect(suites.length).toBeGreaterThan(0)
    for (const { name, attributes, children } of suites) {
      expect([name, Object.keys(attributes)]).toEqual([
        'testsuite',
        'id package name hostname timestamp tests failures errors skipped time'.split(' '),
      ])
      const names = children.map((child) => child.name).join(' ')
      expect(names).toMatch(/^properties( testcase)+ system-out system-err$/)
    }
  },
)

test('SARIF: every result has its rule, its level, a fingerprint and a line of a file of the repository', () => {
  const { version, runs } = JSON.parse(write('sarif', [broken('https://gone.example/'), slow, inFooter]))
  expect([version, runs.length]).toEqual(['2.1.0', 1])
  const [{ tool, results, originalUriBaseIds }] = runs
  expect(results.map(({ level }: { level: string }) => level)).toEqual(['error', 'error', 'note'])
  for (const { ruleId, ruleIndex, level, partialFingerprints } of results) {
    const rule = tool.driver.rules[ruleIndex]
    expect(rule).toMatchObject({ id: ruleId, defaultConfiguration: { level } })
    expect(rule.help.text).not.toBe('')
    expect(partialFingerprints.primaryLocationLineHash).toMatch(/^[0-9a-f]{12}:1$/)
  }
  const lines = results.map(({ locations }: { locations: [{ physicalLocation: Physical }] }) => {
    const { artifactLocation, region } = locations[0].physicalLocation
    expect(originalUriBaseIds).toHaveProperty([artifactLocation.uriBaseId])
    return [artifactLocation.uri, lineIn(artifactLocation.uri, region.startLine)]
  })
  expect(lines).toEqual([
    ['packages/content/types/button-group/model.ts', 'button1Url: url(),'],
    ['site/app/layout.tsx', expect.any(String)],
    ['packages/content/types/button-group/model.ts', 'button2Url: url(),'],
  ])
})

type Physical = { artifactLocation: { uri: string; uriBaseId: string }; region: { startLine: number } }

const lineIn = (uri: string, line: number) =>
  readFileSync(new URL(`../../../${uri}`, import.meta.url), 'utf8')
    .split('\n')
    [line - 1]?.trim()

test('SARIF: every content type has its file', () => {
  for (const { id } of contentTypes) {
    const [location] = locationsOf({ type: id, space: 'events', entry: 'one' })
    const { uri } = location?.physicalLocation.artifactLocation ?? { uri: '' }
    expect(existsSync(new URL(`../../../${uri}`, import.meta.url)), uri).toBe(true)
  }
})

test('Markdown: a table of the findings, with escaped text', () => {
  const text = write('markdown', [
    broken('https://gone.example/', { entryTitle: 'Join | *now* @team <b>', text: undefined }),
    slow,
  ])
  expect(text).toMatchInlineSnapshot(`
    "## 1 broken link, 1 could not be verified.

    40 links in 20 entries on 12 pages checked, 30 addresses asked.

    | State | Page | Where | Address | What is wrong |
    | --- | --- | --- | --- | --- |
    | broken | /join Join | [Button group “Join \\| \\*now\\* &#64;team &#60;b&#62;”, also on 2 other pages&#58; Button 1 URL](https://app.contentful.com/spaces/s/entries/buttons) | <https://gone.example/> | There is nothing at this address. \\(It answers 404.\\) Link to what took its place, or remove the link. |
    | unverified | On no page | [Button group “Join buttons”&#58; Button 2 URL, “Go”](https://app.contentful.com/spaces/s/entries/buttons) | <https://slow.example/> | The website took too long to answer. Open it in a browser&#58; if it works there, nothing is to be done. |
    "
  `)
})

test('Markdown: has room in a comment however much is broken', () => {
  const many = Array.from({ length: 2000 }, (_, n) => broken(`https://gone.example/${n}`))
  const text = write('markdown', many)
  expect(text.length).toBeLessThan(65_536)
  expect(text).toMatch(/\n\d+ more are in the other formats\.\n$/)
})

test('CSV: quotes as the standard has it, and nothing that a spreadsheet would run', () => {
  const text = write('csv', [
    broken('https://gone.example/a,b', { text: 'Say "go"\nnow', entryTitle: '=1+1' }),
    broken('@evil', { entryTitle: ' -2', text: '+3' }),
  ])
  const rows = text.split('\r\n')
  expect(rows[0]).toMatch(/^id,state,standing,reason,status,address,/)
  expect(rows[1]).toContain(',"https://gone.example/a,b",')
  expect(rows[1]).toContain(`,'=1+1,Button group,`)
  expect(rows[1]).toContain('"Say ""go""\nnow"')
  expect(rows[2]).toContain(`,'@evil,`)
  expect(rows[2]).toContain(`,' -2,`)
  expect(rows[2]).toContain(`,'+3,`)
  expect(rows[3]).toBe('')
})

test('HTML: one page without scripts, files or requests, which opens the field', () => {
  const page = write('html', [broken('https://gone.example/'), slow, inFooter])
  expect(page).toContain('<h1>2 broken links, 1 could not be verified</h1>')
  expect(page).toContain(`href="${place.edit}"`)
  expect(page).toContain('What to do:</b> Link to what took its place, or remove the link.')
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(/)
  expect(write('html', [])).toContain('There is nothing to do.')
})
