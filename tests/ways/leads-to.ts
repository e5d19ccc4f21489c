import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { read, root } from '../architecture/sources.ts'

const specifiers = /\b(?:from|import)\s*\(?\s*'([^']+)'/g

/** True if one file imports the other, directly or through an index. Paths are from the root of the repository. */
export function leadsTo(from: string, to: string): boolean {
  return importsIn(from).some((file) => file === to || (isIndex(file) && importsIn(file).includes(to)))
}

const isIndex = (file: string) => file.endsWith('/index.ts')

function importsIn(file: string): string[] {
  return [...read(file).matchAll(specifiers)].flatMap(([, specifier = '']) => fileOf(specifier, file) ?? [])
}

function fileOf(specifier: string, from: string): string | undefined {
  const base = specifier.startsWith('.')
    ? join(from, '..', specifier)
    : specifier.replace(/^@association\//, 'packages/')
  return [base, `${base}/index.ts`].find((path) => /\.\w+$/.test(path) && existsSync(join(root, path)))
}
