import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readsEnvironment =
  /\bprocess\.env\b|\bimport\.meta\.env\b|import \{[^}]*\benv\b[^}]*\} from '(node:)?process'/

/**
 * Who starts processes hands the environment on; Next.js reads its own configuration before ours is there; the build of
 * the islands replaces what their libraries read.
 */
const mayRead =
  /^packages\/(services\/config|start|local\/(environment|launch|testing))\/|^packages\/local\/[\w-]+\/main\.ts$|^site\/(build\.config|islands\/build)\.ts$/

test('the environment is read in one place', () => {
  const readers = sources().filter((path) => readsEnvironment.test(readFileSync(`${root}/${path}`, 'utf8')))
  expect(readers).toContain('packages/services/config/index.ts')
  expect(readers.filter((path) => !mayRead.test(path))).toEqual([])
})

function sources() {
  const folders = ['packages', 'site', 'contentful-app', 'migrations', 'cli']
  const isOurs = (name: string) => !/^(node_modules|dist|\.next.*)$/.test(name)
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,js}`),
    { cwd: root, exclude: (path) => !path.split('/').every(isOurs) },
  )
}
