import { expect, test } from 'vitest'
import { softNotFound } from './soft-not-found.ts'
import { startChecker, startServer } from './testing/servers.ts'

async function hintsOf(answer: (path: string) => { status: number; body: string }, paths: readonly string[]) {
  const asked: string[] = []
  const { origin } = await startServer((request, response) => {
    asked.push(request.url ?? '')
    const { status, body } = answer(request.url ?? '')
    response.writeHead(status, { 'content-type': 'text/html' }).end(body)
  })
  const urls = paths.map((path) => origin + path)
  const found = await softNotFound(urls, startChecker({}))
  return { found: [...found].map((url) => url.replace(origin, '')), asked }
}

const page = (title: string, body: string) => ({ status: 200, body: `<title>${title}</title>${body}` })
const known: Record<string, ReturnType<typeof page>> = { '/': page('Home', ''), '/a': page('A', 'Words') }

test('a page with the title of an address that cannot exist is named', async () => {
  const { found } = await hintsOf(
    (path) => known[path] ?? page('Not here', path),
    ['/', '/a', '/gone', '/gone'],
  )
  expect(found).toEqual(['/gone'])
})

test('a page with the same body is named, also without a title', async () => {
  const { found } = await hintsOf((path) => known[path] ?? page('', 'Nothing'), ['/a', '/gone'])
  expect(found).toEqual(['/gone'])
})

test('a host that answers 404 is asked once', async () => {
  const { found, asked } = await hintsOf((path) => known[path] ?? { status: 404, body: '' }, ['/a', '/gone'])
  expect(found).toEqual([])
  expect(asked.filter((path) => path !== '/robots.txt')).toHaveLength(1)
})
