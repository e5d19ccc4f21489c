import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { SharedState } from '@association/services/shared-state'
import { type Answer, answerOf } from './answer.ts'

type Copies = SharedState['copies']
type Options = {
  /** The folder of the build, and the one of files that are served as they are. */
  distDir: string
  publicDir: string
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
  copies: Copies
}

/** Files with a hash in their name: a browser may keep them for good, and a page of the previous release needs them. */
const hashed = /^\/(?:_next\/static|islands)\//
/** What a path of such a file looks like: only these are looked for among the files of earlier releases. */
const hashedName = /^\/(?:_next\/static|islands)(?:\/[\w.~-]{1,200}){1,4}$/
/** A page that was opened before a release may ask for its files for a day. Milliseconds. */
const keptMs = 36 * 3_600_000
const keepAgainMs = 12 * 3_600_000

/** The files of this build and, for a day, those of the build before. */
export function siteFiles({ distDir, publicDir, headers, copies }: Options) {
  const places = new Map([
    ...filesIn(join(distDir, 'static'), '/_next/static'),
    ...filesIn(join(distDir, 'islands'), '/islands'),
    ...filesIn(publicDir, ''),
  ])

  async function content(path: string): Promise<Buffer | undefined> {
    const place = places.get(path)
    if (place !== undefined) return readFile(place)
    return hashedName.test(path) ? copies.get(copyOf(path)) : undefined
  }
  async function keepCopies() {
    for (const [path, place] of places)
      if (hashed.test(path)) await copies.put(copyOf(path), await readFile(place), keptMs)
  }
  let timer: NodeJS.Timeout | undefined
  return {
    /** Whether a path can only be that of a file. */
    isFile: (path: string) => places.has(path) || hashed.test(path),
    async at(path: string): Promise<Answer | undefined> {
      const found = await content(path)
      if (!found) return undefined
      const isForever = hashed.test(path)
      return answerOf(
        found,
        {
          status: 200,
          kind: 'file',
          headers: {
            ...headers,
            'content-type': types[path] ?? types[extname(path)] ?? 'application/octet-stream',
            'cache-control': isForever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          },
        },
        'best',
      )
    },
    /** Keeps the files for the time after this release, as long as it runs. */
    async keepForNextRelease() {
      timer = setInterval(() => void keepCopies(), keepAgainMs).unref()
      await keepCopies()
    },
    close: () => clearInterval(timer),
  }
}

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
