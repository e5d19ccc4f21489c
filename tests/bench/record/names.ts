import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import type { Recording } from './recording.ts'
import type { Texts } from './texts/folder.ts'

/** Names that outlive a release: browsers and servers lose the data under them if they change. */
export function recordNames({ add }: Recording, { texts, data }: { texts: Texts; data: string }): void {
  const read = ({ of, pattern }: { of: string; pattern: RegExp }) =>
    lines([...of.matchAll(pattern)].map(([, ...found]) => found.find(Boolean) ?? ''))
  const all = sources(['packages', 'site', 'contentful-app', 'migrations', 'cli'])
  const settings = {
    of: sources(['packages/services/config']),
    pattern: /(?:['"`]|\.)([A-Z][A-Z\d_]{2,})\b/g,
  }
  const cookies = { of: [...texts.values()].join('\n'), pattern: /^set-cookie: (.*)$/gim }
  add('names/settings', read(settings))
  add('names/environment', read({ of: all, pattern: /\bprocess\.env\.(\w+)/g }))
  add('names/keys-in-browsers', read({ of: all, pattern: storageKey }))
  add('names/cookies', read(cookies))
  add('names/data-files', lines(globSync('**/*', { cwd: data }).map(withoutHashes)))
}

const storageKey =
  /\b(?:\w*[kK]ey|\w*[pP]refix)(?:: [\w<>. ]+)?\s*[=:]\s*['"`]([a-z][\w:./-]*)(?:['"`]|\$\{)|\w+Storage(?:\.\w+Item)?[.([]+['"`]([\w-]+)/g

const isSource = (path: string) =>
  !path
    .split('/')
    .some((name) => /^(?:node_modules|dist|testing|seed|local|changes|\.next.*)$|\.test\./.test(name))

const sources = (folders: readonly string[]) =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
    { cwd: root, exclude: (path) => !isSource(path) },
  )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

const withoutHashes = (path: string) =>
  path.replace(/[\w-]*\d[\w-]*(?=\.\w+$|$)/g, '*').replace(/[0-9a-f]{16,}/g, '*')
const lines = (names: readonly string[]) => [...new Set(names.filter(Boolean))].toSorted().join('\n')
