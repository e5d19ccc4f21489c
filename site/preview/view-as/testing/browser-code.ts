import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { findIslands } from '../../../islands/build.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** The loader of public pages or the consent layer starts these. */
const notInPreviews = ['consent', 'edit-link', 'page-entries', 'viewer']

export function browserCode(): { file: string; text: string }[] {
  const started = Object.entries(findIslands()).filter(([name]) => !notInPreviews.includes(name))
  const files = new Set<string>()
  for (const [, file] of started) follow(file, files)
  return [...files].map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }))
}

function follow(file: string, seen: Set<string>) {
  if (seen.has(file)) return
  seen.add(file)
  const text = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
  for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'([^']+\.tsx?)'/g)) {
    const found = path.startsWith('.') ? resolve(dirname(file), path) : ofPackage(path)
    if (found) follow(found, seen)
  }
}

const ofPackage = (path: string) =>
  path.startsWith('@association/') ? join(root, 'packages', path.slice('@association/'.length)) : undefined
