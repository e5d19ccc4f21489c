import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteAddresses } from '@association/services/config'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openMemory } from '../../links/net/memory.ts'
import { formats } from '../../links/report/formats.ts'
import { entryLink, writeEntry } from '../../testing/content.ts'
import { recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import { type LinksOptions, run } from './run.ts'

let server: Server
let siteUrl = ''
let spaces: Spaces
const pages = new Map<string, string>()
let asked: string[] = []

/** Milliseconds to create two spaces on a busy machine. */
const setUpMs = 60_000

beforeAll(async () => {
  server = createServer(({ url = '', method }, answer) => {
    asked.push(`${method} ${url}`)
    const page = pages.get(url)
    answer
      .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' })
      .end(page ?? 'Nothing here')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  spaces = await startSpaces()
  const { association, events } = spaces.clients
  const buttons = {
    ...{ internalName: 'Join', button1Text: 'Go', button1Url: '/lost' },
    ...{ button2Text: 'Fall', button2Url: '/fall' },
  }
  await writeEntry(association, { id: 'join', type: 'buttonGroup', values: buttons })
  const home = { title: 'Home', path: '/', sections: [entryLink('join')] }
  await writeEntry(association, { id: 'home', type: 'page', values: home })
  const table = { internalName: 'Table', body: '<a href="mailto:x">Mail</a>' }
  await writeEntry(association, { id: 'table', type: 'table', values: table, isDraft: true })
  const fall = { title: 'Fall', path: '/fall', sections: [] }
  await writeEntry(events, { id: 'fall', type: 'page', values: fall })
  pages.set('/', shell('<a href="/lost">Go</a> <a href="/fall">Fall</a>'))
  pages.set('/fall', shell('<h1>Fall</h1>'))
}, setUpMs)
afterAll(async () => {
  server.close()
  await spaces.close()
})

const shell = (body: string) =>
  `<!doctype html><title>x</title><header><a href="/gone">Old</a></header><main id="main">${body}</main>`

const at = (address: string) =>
  siteAddresses(undefined, { SITE_URL: address, MEMBER_APP_URL: 'https://members.example' })
const usual = () => ({ config: spaces.config, site: at(siteUrl), allowNet: ['127.0.0.0/8'] })

async function audit(options: Partial<LinksOptions> = {}) {
  const { io, said, writes } = recorder()
  asked = []
  const code = await run({ ...usual(), ...options }, io)
  expect(writes()).toEqual([])
  return { code, ...said }
}

const folder = mkdtempSync(join(tmpdir(), 'links-'))
const file = (name: string) => join(folder, name)

describe('both audits', () => {
  test('reports a link of both audits once, with its field; a link of the site itself has no field', async () => {
    const { code, out } = await audit({ format: 'json' })
    const { broken, findings, checked } = JSON.parse(out)
    const told = findings.map(({ url, reason, audits, place }: PrintedFinding) => [
      url,
      reason,
      audits,
      place.entry,
      place.field,
    ])
    expect([code, broken]).toEqual([2, 3])
    expect(told).toEqual([
      ['/lost', 'missingEntry', ['content', 'site'], 'join', 'button1Url'],
      ['mailto:x', 'malformed', ['content'], 'table', 'body'],
      [`${siteUrl}/gone`, 'notFound', ['site'], undefined, undefined],
    ])
    expect(findings[0].place).toMatchObject({
      ...{ page: `${siteUrl}/`, space: 'association', entryTitle: 'Join', text: 'Go' },
      edit: expect.stringMatching(/\/entries\/join\?focusedField=button1Url/),
    })
    expect(findings[2].place).toMatchObject({ otherPages: 1 })
    expect(checked).toMatchObject({ pages: 2, entries: 4 })
  })

  test('content alone asks nothing of the site', async () => {
    const { out } = await audit({ what: 'content', offline: true })
    expect(asked).toEqual([])
    expect(out).toContain('2 broken links.')
  })

  test('--published ignores drafts, and --space reports a single space', async () => {
    const { out } = await audit({ what: 'content', published: true })
    expect(out).toContain('1 broken link.')
    const { out: events, code } = await audit({ what: 'content', space: 'events' })
    expect([events, code]).toEqual(['No broken link. 0 links in 1 entry on 1 page checked.\n', 0])
  })

  test('narration goes to stderr', async () => {
    const { err } = await audit({ format: 'csv' })
    expect(err).toBe(
      `Reading association and events…\nReading the site at ${siteUrl}…\nChecking 3 links of 4 entries…\n`,
    )
  })
})
type PrintedFinding = {
  url: string
  reason: string
  audits: string[]
  place: { entry?: string; field?: string }
}

describe('with a baseline', () => {
  test('knows the links of the baseline, fails for a new one, and reports the fixed ones', async () => {
    const baseline = file('baseline.json')
    expect((await audit({ writeBaseline: baseline })).code).toBe(0)
    const same = await audit({ baseline })
    expect([same.code, same.out]).toEqual([
      0,
      expect.stringContaining('No new broken link, 3 known, 0 fixed.'),
    ])
    pages.set('/gone', shell(''))
    pages.set('/fall', shell('<a href="/new">New</a>'))
    const later = await audit({ baseline, format: 'json' })
    pages.delete('/gone')
    pages.set('/fall', shell('<h1>Fall</h1>'))
    const { new: added, known, fixed, gone } = JSON.parse(later.out)
    expect([later.code, added, known, fixed, gone[0].url]).toEqual([2, 1, 2, 1, `${siteUrl}/gone`])
  })

  test('a run that looked at less keeps the rest of the baseline', async () => {
    const baseline = file('partly.json')
    await audit({ writeBaseline: baseline })
    await audit({ baseline, writeBaseline: baseline, what: 'content', offline: true })
    expect(JSON.parse(readFileSync(baseline, 'utf8')).findings).toHaveLength(3)
  })

  test('refuses a file that is not a baseline before it reads anything', async () => {
    writeFileSync(file('no.json'), '{}')
    const asking = audit({ baseline: file('no.json') })
    await expect(asking).rejects.toMatchObject({
      code: 'USAGE',
      message: expect.stringMatching(/is no baseline/),
    })
    await expect(audit({ writeBaseline: file('no.json') })).rejects.toMatchObject({ code: 'USAGE' })
    expect(readFileSync(file('no.json'), 'utf8')).toBe('{}')
  })
})

describe('the result in a file', () => {
  test('is written whole, and stdout stays empty', async () => {
    const { out, err, code } = await audit({ format: 'html', output: file('links.html') })
    expect([out, code]).toEqual(['', 2])
    expect(err).toContain(`3 broken links. ${file('links.html')} tells the rest.\n`)
    expect(readFileSync(file('links.html'), 'utf8')).toMatch(/^<!doctype html>.*<\/html>\n$/s)
  })

  test('refuses a missing folder before it reads anything', async () => {
    await expect(audit({ output: file('no/links.html') })).rejects.toMatchObject({ code: 'USAGE' })
    expect(asked).toEqual([])
  })

  test('prints the result to stdout if the file cannot be written, and keeps the old file', async () => {
    // The name leaves no room for the longer name of a draft.
    const output = file(`${'o'.repeat(250)}.csv`)
    writeFileSync(output, 'as it was')
    const { io, said } = recorder()
    const running = run({ ...usual(), what: 'content', offline: true, format: 'csv', output }, io)
    await expect(running).rejects.toThrow(`${output} cannot be written`)
    expect(readFileSync(output, 'utf8')).toBe('as it was')
    expect(said.out).toMatch(/^id,state,/)
  })
})

describe('headers for a staging site', () => {
  const secret = 'session=s3cr3t'

  test('are sent to the site only, and appear in no file and no message', async () => {
    const seen: [host: string, cookie: string | undefined][] = []
    const listen = (answer: (url: string) => string | undefined) =>
      new Promise<Server>((ready) => {
        const made: Server = createServer(({ url = '', headers }, response) => {
          seen.push([headers.host ?? '', headers.cookie])
          const to = answer(url)
          if (to?.startsWith('http')) return void response.writeHead(302, { location: to }).end()
          response.writeHead(to === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(to)
        }).listen(0, '127.0.0.1', () => ready(made))
      })
    const addressOf = (made: Server) => `127.0.0.1:${(made.address() as AddressInfo).port}`
    const other = await listen(() => 'fine')
    const staging = await listen((url) =>
      url === '/'
        ? shell('<a href="/away">A</a> <a href="/lost">L</a>')
        : url === '/away'
          ? `http://${addressOf(other)}/`
          : undefined,
    )
    onTestFinished(() => void [other.close(), staging.close()])
    writeFileSync(file('headers.txt'), `# of staging\nCookie: ${secret}\n`)
    const options = {
      what: 'site' as const,
      site: at(`http://${addressOf(staging)}`),
      header: [`@${file('headers.txt')}`],
      cache: file('staging.jsonl'),
    }
    const outputs = []
    for (const format of formats) {
      const { out, err } = await audit({ ...options, format })
      outputs.push(out, err)
    }
    expect(seen.filter(([host]) => host === addressOf(staging)).map(([, cookie]) => cookie)).toContain(secret)
    expect(new Set(seen.filter(([, cookie]) => cookie).map(([host]) => host))).toEqual(
      new Set([addressOf(staging)]),
    )
    expect(seen.some(([host]) => host === addressOf(other))).toBe(true)
    expect([...outputs, readFileSync(file('staging.jsonl'), 'utf8')].join('')).not.toContain('s3cr3t')
  })

  test.each([
    ['Cookie', 'is no header'],
    ['Cookie: s3cr3t\r\nX: y', 'is no header'],
    ['Host: s3cr3t.example', 'cannot set Host'],
    ['@/nowhere/s3cr3t', 'cannot be read'],
  ])('%j is refused without a request', async (header, message) => {
    const refusal = await audit({ header: [header] }).catch((error: Error) => error.message)
    expect(refusal).toContain(message)
    if (!header.startsWith('@')) expect(refusal).not.toContain('s3cr3t')
    expect(asked).toEqual([])
  })
})

test('refuses an invalid status', async () => {
  await expect(audit({ reject: ['redirects'] })).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining('--accept and --reject: “redirects” is no status.'),
  })
})

describe('a cache', () => {
  test('takes the place of no other file', async () => {
    writeFileSync(file('notes.txt'), 'Do not lose me.')
    await expect(audit({ cache: file('notes.txt') })).rejects.toMatchObject({ code: 'USAGE' })
    expect(readFileSync(file('notes.txt'), 'utf8')).toBe('Do not lose me.')
    expect(asked).toEqual([])
  })

  test('is not written through a symbolic link; the file that it leads to is taken', async () => {
    writeFileSync(file('target.jsonl'), '')
    symlinkSync(file('target.jsonl'), file('link.jsonl'))
    await expect(audit({ cache: file('link.jsonl') })).rejects.toMatchObject({
      code: 'USAGE',
      message: expect.stringContaining('is a symbolic link'),
    })
    expect(asked).toEqual([])
    await expect(audit({ cache: realpathSync(file('link.jsonl')) })).resolves.toMatchObject({ code: 2 })
  })

  test('that an earlier run wrote is read again', async () => {
    const memory = openMemory({ file: file('cache.jsonl'), maxAgeMs: Number.MAX_VALUE }, () => 0)
    memory.keep('https://a.example/', { state: 'ok' })
    memory.close(true)
    await expect(audit({ cache: file('cache.jsonl') })).resolves.toMatchObject({ code: 2 })
  })
})

describe('unreadable input', () => {
  test('a site that does not answer fails the run, in one sentence', async () => {
    await expect(audit({ site: at('http://127.0.0.1:9'), what: 'site' })).rejects.toMatchObject({
      code: 'REFUSED',
      message:
        'The site at http://127.0.0.1:9 cannot be read: nobody answers. Start it, or name another with --site.',
    })
  })

  test('a private network is asked only where it is allowed', async () => {
    await expect(audit({ what: 'site', allowNet: [] })).rejects.toMatchObject({
      code: 'USAGE',
      message: expect.stringContaining('--allow-net 127.0.0.0/8'),
    })
    expect(asked).toEqual([])
  })

  test('an invalid range, and a cache that is a folder', async () => {
    await expect(audit({ allowNet: ['here'] })).rejects.toMatchObject({ code: 'USAGE' })
    await expect(audit({ cache: folder })).rejects.toMatchObject({ code: 'USAGE' })
  })
})

describe('who follows the advice of a message succeeds', () => {
  const refused = (options: Partial<LinksOptions>) =>
    audit({ what: 'content', offline: true, ...options }).then(
      () => '',
      (error: Error) => error.message,
    )
  const named = (message: string, flag: string) =>
    new RegExp(`${flag} ([^\\s]+?)[.,]?(\\s|$)`).exec(message)?.[1] ?? ''
  const written = (name: string, text: string) => {
    writeFileSync(file(name), text)
    return file(name)
  }

  type Advice = [
    words: string,
    options: () => Partial<LinksOptions>,
    follow: (message: string) => Promise<Partial<LinksOptions>>,
  ]
  const advice: Advice[] = [
    [
      'name another file with --cache',
      () => ({ cache: written('letter.txt', 'Dear') }),
      async () => ({ cache: file('other.jsonl') }),
    ],
    [
      'name another file with --cache',
      () => ({ cache: folder }),
      async () => ({ cache: file('another.jsonl') }),
    ],
    [
      'add --allow-net',
      () => ({ allowNet: [], what: 'site' }),
      async (message) => ({ allowNet: [named(message, '--allow-net')], what: 'site' }),
    ],
    [
      'Write it like 127.0.0.0/8',
      () => ({ allowNet: ['here'] }),
      async () => ({ allowNet: ['127.0.0.0/8', '::1/128'] }),
    ],
    [
      'Write it like 403',
      () => ({ accept: ['fine'] }),
      async () => ({ accept: ['403', '5xx', '999@*.linkedin.com'] }),
    ],
    [
      'write it like "Cookie: name=value"',
      () => ({ header: ['Cookie'] }),
      async () => ({ header: ['Cookie: name=value'] }),
    ],
    [
      'name a file of them with @file',
      () => ({ header: ['Cookie'] }),
      async () => ({ header: [`@${written('good-headers.txt', 'Cookie: name=value')}`] }),
    ],
    [
      'leave it out',
      () => ({ header: ['Host: x', 'Cookie: a=b'] }),
      async () => ({ header: ['Cookie: a=b'] }),
    ],
    [
      'write the headers there',
      () => ({ header: [`@${file('no-headers.txt')}`] }),
      async () => ({ header: [`@${written('no-headers.txt', 'Cookie: a=b\n')}`] }),
    ],
    [
      'name another with --site',
      () => ({ site: at('http://127.0.0.1:9'), what: 'site' }),
      async () => ({ what: 'site' }),
    ],
    [
      'make the folder',
      () => ({ output: join(folder, 'new', 'links.txt') }),
      async (message) => {
        mkdirSync(named(message, 'make the folder'))
        return { output: join(folder, 'new', 'links.txt') }
      },
    ],
    ['name a file in it', () => ({ output: folder }), async () => ({ output: join(folder, 'in-it.txt') })],
    [
      'write a baseline with --write-baseline',
      () => ({ baseline: file('first.json') }),
      async (message) => {
        await audit({ writeBaseline: named(message, '--write-baseline') })
        return { baseline: file('first.json') }
      },
    ],
    [
      'name the file that --write-baseline wrote',
      () => ({ baseline: written('no-baseline.json', '{}') }),
      async () => {
        await audit({ writeBaseline: file('good.json') })
        return { baseline: file('good.json') }
      },
    ],
  ]

  test.each(advice)('%s', async (words, options, follow) => {
    const message = await refused(options())
    expect(message).toContain(words)
    expect(await refused(await follow(message))).toBe('')
  })
})
