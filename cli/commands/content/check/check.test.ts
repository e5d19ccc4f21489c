import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  links,
  recorder,
  type Spaces,
  startSpaces,
  type Written,
  writeEntry,
} from '../../../testing/space.ts'
import { CommandError } from '../../errors.ts'
import { type ContentCheckOptions, run } from './run.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
  await write('association', 'buttons', 'buttonGroup', { internalName: 'Buttons', button1Text: 'Go' }, false)
  await write('association', 'main', 'title', { internalName: 'Main', text: 'Main', tag: 'h1' })
  await write('association', 'deep', 'title', { internalName: 'Deep', text: 'Too deep', tag: 'h4' })
  await write('association', 'loose', 'title', { internalName: 'Loose', text: 'x', color: 'blu' })
  await write('association', 'band', 'section', { internalName: 'Band', elements: links('buttons', 'main') })
  await write('association', 'home', 'page', { title: 'Home', path: '/', sections: links('main') })
  await write('association', 'join', 'page', {
    title: 'Join',
    path: '/join',
    sections: links('band', 'deep'),
  })
  await write('events', 'lead', 'title', { internalName: 'Lead', text: 'Lead' })
  await write('events', 'home', 'page', { title: 'Home too', path: '/', sections: links('lead') })
})
afterAll(() => spaces.close())

const write = (...written: Written) => writeEntry(spaces, written)

async function check(options: Partial<ContentCheckOptions> = {}) {
  const { io, said, writes } = recorder()
  const code = await run({ config: spaces.config, ...options }, io)
  expect(writes()).toEqual([])
  return { code, ...said }
}

describe('in words', () => {
  test('findings stand by page and block, with what to do and where', async () => {
    const { code, out, err } = await check()
    expect(code).toBe(2)
    expect(err).toBe('Reading association and events…\n')
    expect(out).toMatchInlineSnapshot(`
      "association: /  Home

        The page itself
          error    Path: The address / is that of “Home too” of the space events too. Give each page its own. (path-twice)
          http://localhost:4000/spaces/association/environments/master/entries/home?focusedField=path&focusedLocale=en-US

      association: /join  Join

        Section “Band”
          warning  Elements: “Buttons” is a draft: visitors do not see it yet. Publish it. (link-draft)
          http://localhost:4000/spaces/association/environments/master/entries/band?focusedField=elements&focusedLocale=en-US

        Button group “Buttons”
          error    Button 1 URL: Button 1 leads nowhere: give it an address or disable it. (block)
          http://localhost:4000/spaces/association/environments/master/entries/buttons?focusedField=button1Url&focusedLocale=en-US

        Title “Deep”
          warning  Tag: “Too deep” is a heading 4 after the heading 1 “Main”: make it a heading 2. (heading-order)
          http://localhost:4000/spaces/association/environments/master/entries/deep?focusedField=tag&focusedLocale=en-US

      association: On no page

        Title “Loose”
          warning  Color: “blu” is no colour of the palette, hex or rgb(). (colour)
          http://localhost:4000/spaces/association/environments/master/entries/loose?focusedField=color&focusedLocale=en-US

      events: /  Home too

        The page itself
          error    Path: The address / is that of “Home” of the space association too. Give each page its own. (path-twice)
          http://localhost:4000/spaces/events/environments/master/entries/home?focusedField=path&focusedLocale=en-US

      3 errors and 3 warnings in 6 entries; 9 entries on 3 pages checked.
      "
    `)
  })

  test('one page is told alone, by its path; one block by its id', async () => {
    const { out } = await check({ what: '/join', space: 'association' })
    expect(out).toContain('association: /join  Join')
    expect(out).not.toContain('Loose')
    const block = await check({ what: 'buttons' })
    expect(block.out).toContain('1 error and 0 warnings in 1 entry')
  })

  test('what visitors see is without drafts', async () => {
    const { out } = await check({ published: true, what: '/join', severity: 'error' })
    expect(out).toContain('Nothing to mend')
  })

  test('only errors are told where only they are asked for', async () => {
    const { out, code } = await check({ severity: 'error', space: 'events' })
    expect([out, code]).toEqual(['Nothing to mend: 2 entries on 1 page checked.\n', 0])
  })

  test('what is nowhere is a wrong question', async () => {
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
    for (const { ruleId, ruleIndex, level, locations } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
      expect(level).toMatch(/^(error|warning)$/)
      expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(/^https?:\/\/.+\/entries\//)
    }
  })
})
