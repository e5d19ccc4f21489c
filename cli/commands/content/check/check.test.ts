import { startStorefront } from '@association/local/storefront/index.ts'
import { sold } from '@association/local/storefront/testing/sold.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlacedFinding } from '../../../content/check/report.ts'
import { reporters } from '../../../content/check/reporters.ts'
import { CommandError } from '../../../shared/errors.ts'
import { entryLink, type TestEntry, writeEntry } from '../../../testing/content.ts'
import { recorder, type Spaces, startSpaces } from '../../../testing/space.ts'
import { type ContentCheckOptions, run } from './run.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
  const { association, events } = spaces.clients
  for (const entry of ours) await writeEntry(association, entry)
  for (const entry of theirs) await writeEntry(events, entry)
})
afterAll(() => spaces.close())

const page = (id: string, values: object, sections: readonly string[]): TestEntry => ({
  ...{ id, type: 'page' },
  values: { hideFromSearch: true, ...values, sections: sections.map(entryLink) },
})
const title = (id: string, values: object): TestEntry => ({ id, type: 'title', values: { ...values } })
const ours: readonly TestEntry[] = [
  {
    ...{ id: 'buttons', type: 'buttonGroup', isDraft: true },
    values: { internalName: 'Buttons', button1Text: 'Go' },
  },
  title('main', { internalName: 'Main', text: 'Main', tag: 'h1' }),
  title('deep', { internalName: 'Deep', text: 'Too deep', tag: 'h4' }),
  title('loose', { internalName: 'Loose', text: 'x', color: 'blu' }),
  {
    ...{ id: 'band', type: 'section' },
    values: { internalName: 'Band', elements: ['buttons', 'main'].map(entryLink) },
  },
  page('home', { title: 'Home', path: '/' }, ['main']),
  page('join', { title: 'Join', path: '/join' }, ['band', 'deep']),
]
const theirs: readonly TestEntry[] = [
  title('lead', { internalName: 'Lead', text: 'Lead' }),
  page('home', { title: 'Home too', path: '/' }, ['lead']),
]

async function check(options: Partial<ContentCheckOptions> = {}) {
  const { io, said, writes } = recorder()
  const code = await run({ config: spaces.config, ...options }, io)
  expect(writes()).toEqual([])
  return { code, ...said }
}

describe('in words', () => {
  test('groups the findings by page and block, each with advice and a link to the editor', async () => {
    const { code, out, err } = await check()
    expect(code).toBe(2)
    expect(err).toBe('Reading association and events…\n')
    expect(out).toMatchInlineSnapshot(`
      "association: /  Home

        The page itself
          error    Path: The address / is also the address of “Home too” of the space events. Give each page its own address. (path-twice)
          http://localhost:4000/spaces/association/environments/master/entries/home?focusedField=path&focusedLocale=en-US

      association: /join  Join

        Section “Band”
          warning  Elements: “Buttons” is a draft: visitors do not see it yet. Publish it. (link-draft)
          http://localhost:4000/spaces/association/environments/master/entries/band?focusedField=elements&focusedLocale=en-US

        Button group “Buttons”
          error    Button 1 URL: Button 1 has no address. Give it one, or disable the button. (block)
          http://localhost:4000/spaces/association/environments/master/entries/buttons?focusedField=button1Url&focusedLocale=en-US

        Title “Deep”
          warning  Tag: “Too deep” is a heading 4 after the heading 1 “Main”. The site shows it as a heading 2: choose that level. (heading-order)
          http://localhost:4000/spaces/association/environments/master/entries/deep?focusedField=tag&focusedLocale=en-US

      association: On no page

        Title “Loose”
          warning  Color: “blu” is not a valid color. Use a name from the palette, a hex value or rgb(). (colour)
          http://localhost:4000/spaces/association/environments/master/entries/loose?focusedField=color&focusedLocale=en-US

      events: /  Home too

        The page itself
          error    Path: The address / is also the address of “Home” of the space association. Give each page its own address. (path-twice)
          http://localhost:4000/spaces/events/environments/master/entries/home?focusedField=path&focusedLocale=en-US

      3 errors and 3 warnings in 6 entries; 9 entries on 3 pages checked.
      "
    `)
  })

  test('checks a single page by its path and a single block by its id', async () => {
    const { out } = await check({ what: '/join', space: 'association' })
    expect(out).toContain('association: /join  Join')
    expect(out).not.toContain('Loose')
    expect(out).toMatch(/; \d entries on 1 page checked\.\n$/)
    const block = await check({ what: 'buttons' })
    expect(block.out).toContain('1 error and 0 warnings in 1 entry')
  })

  test('--published ignores drafts', async () => {
    const { out } = await check({ published: true, what: '/join', severity: 'error' })
    expect(out).toContain('Nothing to fix')
  })

  test('--severity error reports only errors', async () => {
    const { out, code } = await check({ severity: 'error', space: 'events' })
    expect([out, code]).toEqual(['Nothing to fix: 2 entries on 1 page checked.\n', 0])
  })

  test('a page that does not exist is a usage error', async () => {
    const asked = check({ what: '/nowhere' })
    await expect(asked).rejects.toThrow('There is no page at /nowhere in association or events.')
    await expect(asked).rejects.toBeInstanceOf(CommandError)
  })
})

describe('for programs', () => {
  test('JSON carries every finding with its pages', async () => {
    const { out } = await check({ format: 'json', what: 'deep' })
    expect(JSON.parse(out)).toMatchObject({
      errors: 0,
      warnings: 1,
      findings: [
        {
          ...{ rule: 'heading-order', severity: 'warning', space: 'association', entry: 'deep' },
          ...{ title: 'Deep', type: 'title', typeName: 'Title', field: 'tag', fieldLabel: 'Tag' },
          pages: [{ entry: 'join', title: 'Join', path: '/join' }],
          edit: expect.stringMatching(/\/entries\/deep\?focusedField=tag&focusedLocale=en-US$/),
        },
      ],
    })
  })

  test('SARIF names each rule it uses, and where its findings are', async () => {
    const { out, code } = await check({ format: 'sarif' })
    const { version, runs } = JSON.parse(out)
    const [{ tool, results }] = runs
    expect([code, version, runs.length]).toEqual([2, '2.1.0', 1])
    const fingerprints = results.map(
      ({ partialFingerprints }: SarifResult) => partialFingerprints.primaryLocationLineHash,
    )
    expect(fingerprints).toContain('association/band/elements/link-draft:1')
    for (const { ruleId, ruleIndex, level, locations } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
      expect(level).toMatch(/^(error|warning)$/)
      expect(locations[0].physicalLocation.artifactLocation).toEqual({
        uri: expect.stringMatching(/^packages\/content\/types\/[a-z-]+\/model\.ts$/),
        uriBaseId: '%SRCROOT%',
      })
    }
  })
})

test('SARIF counts findings of one rule in one field, so that each keeps a fingerprint of its own', () => {
  const finding = (name: string, entry: string): PlacedFinding => ({
    ...{ rule: 'link-draft', severity: 'warning', space: 'association', entry, field: 'elements' },
    ...{ type: 'section', typeName: 'Section', title: 'Band', fieldLabel: 'Elements', pages: [], edit: '' },
    message: `“${name}” is a draft.`,
  })
  const findings = [finding('One', 'band'), finding('One', 'other'), finding('Two', 'band')]
  const { runs } = JSON.parse(reporters.sarif({ findings, checked: { entries: 2, pages: 0 } }))
  const fingerprints = runs[0].results.map(({ partialFingerprints }: SarifResult) => partialFingerprints)
  expect(fingerprints).toEqual(
    ['band/elements/link-draft:1', 'other/elements/link-draft:1', 'band/elements/link-draft:2'].map(
      (name) => ({
        primaryLocationLineHash: `association/${name}`,
      }),
    ),
  )
})

type SarifResult = { partialFingerprints: { primaryLocationLineHash: string } }

test('links within the site are judged by the pages of both spaces', async () => {
  const { association, events } = spaces.clients
  await writeEntry(events, page('fall', { title: 'Fall', path: '/fall' }, ['lead']))
  const link = (id: string, button1Url: string): TestEntry => ({
    ...{ id, type: 'buttonGroup' },
    values: { internalName: id, button1Text: 'Go', button1Url },
  })
  const links = [
    link('to-events', '/fall/'),
    link('to-own-host', 'https://www.site.example/join'),
    link('lost', 'https://www.site.example/fal'),
  ]
  for (const each of links) await writeEntry(association, each)
  await writeEntry(
    association,
    page(
      'links',
      { title: 'Links', path: '/links' },
      links.map(({ id }) => id),
    ),
  )
  const ownHosts = ['www.site.example']
  const { out } = await check({ what: '/links', ownHosts })
  expect(out).toContain(
    'No page of the site has the path “/fal”, so this link does not work. Correct it or remove it. (page-missing)',
  )
  expect(out).toContain('0 errors and 1 warning in 1 entry')
  expect((await check({ what: '/links', ownHosts, space: 'association' })).out).toContain('Nothing to fix')
})

test('reports an edited block where it is linked, but not with --published', async () => {
  const { association } = spaces.clients
  const lead = title('lead', { internalName: 'Lead', text: 'Lead', tag: 'h1' })
  await writeEntry(association, lead)
  await writeEntry(association, page('talks', { title: 'Talks', path: '/talks' }, ['lead']))
  expect((await check({ what: '/talks' })).out).toContain('Nothing to fix')
  await writeEntry(association, { ...lead, isDraft: true, values: { ...lead.values, text: 'Lead on' } })
  expect((await check({ what: '/talks' })).out).toContain(
    'warning  Sections: “Lead” has unpublished changes: visitors see the older version. Publish it. (link-changed)',
  )
  expect((await check({ what: '/talks', published: true })).out).toContain('Nothing to fix')
})

test('reports an error in another locale once and names the locale', async () => {
  const { locale, entry } = spaces.clients.events
  const german = { name: 'German', code: 'de', fallbackCode: 'en-US', optional: true }
  await locale.create({}, { ...german, contentDeliveryApi: true, contentManagementApi: true })
  const fields = {
    internalName: { 'en-US': 'Welcome' },
    text: { 'en-US': 'Welcome', de: 'Willkommen' },
    color: { 'en-US': 'navy', de: 'blu' },
  }
  await entry.createWithId({ entryId: 'welcome', contentTypeId: 'title' }, { fields })
  const { out } = await check({ what: 'welcome', format: 'json' })
  const { findings } = JSON.parse(out) as { findings: { field: string; message: string }[] }
  expect(findings).toMatchObject([{ field: 'color', message: expect.stringMatching(/ \(locale de\)$/) }])
})

describe('with the shop', () => {
  test('reports variants that it does not sell, and prices that differ from its own', async () => {
    const { association } = spaces.clients
    const variant = (id: string, variantId: string, price: number): TestEntry => ({
      ...{ id, type: 'variant' },
      values: { internalName: id, variantId, price, product: undefined },
    })
    await writeEntry(association, variant('right', '41010001', 895))
    await writeEntry(association, variant('dear', '41010002', 900))
    await writeEntry(association, variant('gone', '41010009', 100))
    const token = 'local-storefront-token'
    const twin = await startStorefront({
      token,
      siteUrl: 'http://localhost:3000',
      sold: [sold('41010001', 895), sold('41010002', 845)],
    })
    const shop = { url: twin.url, token, apiVersion: '2024-04', origins: [twin.url] }
    const told = async () => {
      const { out, err } = await check({ shop, format: 'json', space: 'association' })
      const { findings } = JSON.parse(out) as { findings: { rule: string; entry: string }[] }
      const ofShop = findings.filter(({ rule }) => rule.startsWith('variant'))
      return { found: ofShop.map(({ rule, entry }) => `${entry}: ${rule}`).toSorted(), err }
    }
    expect((await told()).found).toEqual(['dear: variant-price', 'gone: variant'])
    await twin.close()
    const { found, err } = await told()
    expect(found).toEqual([])
    expect(err).toContain('Variants and prices are not checked. Shop: ')
  })
})
