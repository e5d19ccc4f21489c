import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { SharedState } from '@association/services/shared-state'
import { log } from '../../base/log.ts'
import { taggedMemory } from '../../base/tagged-memory.ts'
import { type Answer, answerOf } from '../answers/answer.ts'

type Copies = SharedState['copies']
type Options = {
  distDir: string
  publicDir: string
  headers: Readonly<Record<string, string>>
  copies: Copies
}

/** Hashed names: browsers cache them forever, and pages of the previous release need them. */
const hashed = /^\/(?:_next\/static|islands)\//
/** Only such paths are looked up among earlier releases. */
const hashedName = /^\/(?:_next\/static|islands)(?:\/[\w.~-]{1,200}){1,4}$/
/** Pages that were opened before a release need the earlier files for a day. Copies are renewed every 12 hours. */
const keptMs = 36 * 3_600_000
const keepAgainMs = 12 * 3_600_000

/** Bytes in memory for earlier releases. */
const earlierBytes = 16 * 1024 * 1024
/** Strangers can request invented names. */
const looksPerSecond = 50

export function siteFiles({ distDir, publicDir, headers, copies }: Options) {
  const places = new Map([
    ...filesIn(join(distDir, 'static'), '/_next/static'),
    ...filesIn(join(distDir, 'islands'), '/islands'),
    ...filesIn(publicDir, ''),
  ])
  const own = new Map<string, Answer>()
  const earlier = taggedMemory<Answer>(earlierBytes)
  const reading = new Map<string, Promise<Answer | undefined>>()
  const mayLook = atMostPerSecond(looksPerSecond)

  async function read(path: string): Promise<Answer | undefined> {
    const place = places.get(path)
    if (place !== undefined) return answerWith(path, await readFile(place))
    if (!hashedName.test(path) || !mayLook()) return undefined
    const copy = await copies.get(copyOf(path))
    return copy && answerWith(path, copy)
  }
  async function readAndKeep(path: string) {
    const answer = await read(path)
    if (answer && places.has(path)) own.set(path, answer)
    else if (answer) earlier.keep(path, answer)
    return answer
  }
  const answerWith = (path: string, content: Buffer) =>
    answerOf(content, { status: 200, kind: 'file', headers: { ...headers, ...headersOf(path) } }, 'best')

  async function keepCopies() {
    for (const [path, place] of places)
      if (hashed.test(path)) await copies.put(copyOf(path), await readFile(place), keptMs)
  }
  let timer: NodeJS.Timeout | undefined
  return {
    isFile: (path: string) => places.has(path) || hashed.test(path),
    kept: (path: string) => own.get(path) ?? earlier.get(path),
    /** Concurrent requests share one read. */
    at(path: string): Promise<Answer | undefined> {
      const known = reading.get(path)
      if (known) return known
      const started = readAndKeep(path).finally(() => reading.delete(path))
      reading.set(path, started)
      return started
    },
    /** A file that cannot be read or stored is logged. */
    keepForNextRelease() {
      const keep = () =>
        keepCopies().catch((error) => void log.warn(`The files of this release are not kept: ${error}`))
      timer = setInterval(keep, keepAgainMs).unref()
      return keep()
    },
    close: () => clearInterval(timer),
  }
}

function atMostPerSecond(limit: number, now: () => number = Date.now) {
  let second = 0
  let calls = 0
  return () => {
    const current = Math.floor(now() / 1000)
    calls = current === second ? calls + 1 : 1
    second = current
    return calls <= limit
  }
}

const headersOf = (path: string) => ({
  'content-type': types[path] ?? types[extname(path)] ?? 'application/octet-stream',
  'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
})

const copyOf = (path: string) => `file ${path}`

const filesIn = (folder: string, base: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((item) => item.isFile() && !item.parentPath.includes('/.vite'))
    .map((item): [string, string] => {
      const place = join(item.parentPath, item.name)
      return [base + place.slice(folder.length), place]
    })

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '/speculation-rules.json': 'application/speculationrules+json',
}
