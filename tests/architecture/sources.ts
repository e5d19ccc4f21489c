import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files by a pattern from the top folder, without installed packages and builds. */
export const filesLike = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|\.next|dist|\.d\.ts$/.test(path) })

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')
