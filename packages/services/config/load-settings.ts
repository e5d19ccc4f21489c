import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { settingsFor } from './settings-files.ts'

// Commands preload this file.
const root = fileURLToPath(new URL('../../..', import.meta.url))

const textOf = (file: string) => {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

Object.assign(process.env, settingsFor(process.env, textOf))
