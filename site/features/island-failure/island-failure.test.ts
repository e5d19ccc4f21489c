import { describe, expect, test } from 'vitest'
import { boundedLog } from '../../base/bounded-log.ts'
import { receiveFailure } from './receive.ts'

const failure = { island: 'carousel', path: '/courses', message: 'TypeError: x is undefined' }

const config = { siteUrl: 'http://localhost:3000', hosts: ['localhost:3000'] }
const own = { origin: 'http://localhost:3000' }

async function report(body: unknown, headers: Record<string, string> = own) {
  const lines: string[] = []
  const request = new Request('http://localhost:3000/api/island-failure', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { status } = await receiveFailure(request, { config, write: (line) => lines.push(line) })
  return { status, lines }
}

describe('a report', () => {
  test('is one line that names the island, the page and the message', async () => {
    expect(await report(failure)).toEqual({
      status: 204,
      lines: ['The island "carousel" failed on /courses: TypeError: x is undefined'],
    })
  })

  test.each([
    ['no JSON', '{'],
    ['a list', []],
    ['null', 'null'],
    ['no island', { ...failure, island: undefined }],
    ['an island of two lines', { ...failure, island: 'a\nb' }],
    ['a long island', { ...failure, island: 'x'.repeat(65) }],
    ['an address instead of a path', { ...failure, path: 'https://evil.example/' }],
    ['an empty message', { ...failure, message: '' }],
    ['a long message', { ...failure, message: 'x'.repeat(301) }],
    ['a message that is no text', { ...failure, message: { toString: 1 } }],
  ])('with %s is refused and not logged', async (_, body) => {
    expect(await report(body)).toEqual({ status: 400, lines: [] })
  })

  test.each(['__proto__', 'Clock', 'no such island', ''])(
    'of an island that the build does not have is logged: “%s”',
    async (island) => {
      expect(await report({ ...failure, island })).toEqual({
        status: 204,
        lines: [`The island "${island}" failed on /courses: TypeError: x is undefined`],
      })
    },
  )

  test('cannot imitate another line with quotation marks in a name', async () => {
    expect((await report({ ...failure, island: 'x" failed' })).lines).toEqual([
      'The island "x\\" failed" failed on /courses: TypeError: x is undefined',
    ])
  })

  test('of more than 1 KB is refused before it is read as JSON', async () => {
    expect(await report({ ...failure, more: 'x'.repeat(1024) })).toEqual({ status: 413, lines: [] })
  })

  test('of another site is refused', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      {},
    ]
    for (const headers of foreign) expect(await report(failure, headers)).toEqual({ status: 403, lines: [] })
    expect((await report(failure, { 'sec-fetch-site': 'same-origin' })).status).toBe(204)
  })
})

describe('the log of reports', () => {
  function logged() {
    const lines: string[] = []
    const ends: (() => void)[] = []
    const write = boundedLog({
      max: 2,
      windowMs: 60_000,
      write: (line) => lines.push(line),
      summary: (leftOut) => `${leftOut} more`,
      after: (_, work) => ends.push(work),
    })
    return { lines, write, endWindow: () => ends.shift()?.() }
  }

  test('takes a limited number of lines in each window, and then says how many were left out', () => {
    const { lines, write, endWindow } = logged()
    for (const line of ['one', 'two', 'three', 'four']) write(line)
    expect(lines).toEqual(['one', 'two'])
    endWindow()
    expect(lines).toEqual(['one', 'two', '2 more'])
  })

  test('starts a new window with the next line', () => {
    const { lines, write, endWindow } = logged()
    for (const line of ['one', 'two', 'three']) write(line)
    endWindow()
    for (const line of ['four', 'five', 'six']) write(line)
    expect(lines.slice(-2)).toEqual(['four', 'five'])
  })

  test('says nothing at the end of a window in which no line was left out', () => {
    const { lines, write, endWindow } = logged()
    write('one')
    endWindow()
    expect(lines).toEqual(['one'])
  })
})
