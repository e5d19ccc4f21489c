import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { buildIslands, findIslands } from './build.ts'
import { readIslands } from './manifest.ts'
import { stateless } from './own-copies.ts'

const root = resolve(import.meta.dirname, '../..')
const distDir = mkdtempSync(join(tmpdir(), 'islands-'))
afterAll(() => rmSync(distDir, { recursive: true }))

const manifest = await buildIslands(distDir)
const code = (file: string) => readFileSync(join(distDir, 'islands', file), 'utf8')

test('every island is built into a file of its own that exports its enhancer', () => {
  expect(Object.keys(manifest.islands).toSorted()).toEqual(Object.keys(findIslands()).toSorted())
  for (const [name, files] of Object.entries(manifest.islands)) {
    expect(files[0]).toMatch(new RegExp(`^${name}-`))
    expect(code(files[0] ?? '')).toMatch(/export\{.* as enhance\b/)
  }
})

test('the manifest names every file, and each name holds a hash', () => {
  expect(manifest.files).toEqual(globSync('**/*', { cwd: join(distDir, 'islands') }).toSorted())
  for (const file of manifest.files) expect(file).toMatch(/^[a-z.-]+-[\w-]{6,}\.js$/)
})

test('the server reads where the loader is, and what its content must be', () => {
  const { loader, files } = readIslands(distDir)
  const file = basename(loader.src)
  expect(loader.src).toBe(`/islands/${file}`)
  expect(files).toContain(file)
  expect(loader.integrity).toBe(`sha256-${createHash('sha256').update(code(file)).digest('base64')}`)
})

test('the loader is at most 1.4 KB with the hash of all islands', () => {
  const loader = code(manifest.loader.file)
  expect(gzipSync(loader, { level: 9 }).length).toBeLessThanOrEqual(1434)
  expect(loader).not.toMatch(/^import|[^.]\bfrom"|modulepreload/)
  const entries = Object.entries(manifest.islands)
  const hashes = new Set(entries.map(([name, [file = '']]) => file.slice(name.length + 1, -'.js'.length)))
  expect(hashes.size).toBe(1)
  for (const hash of hashes) expect(loader).toContain(`\`${hash}\``)
})

test('a change of one island changes the hash of all, and no name of the code that they share', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'island-hashes-'))
  const filesWith = async (word: string) => {
    for (const name of ['clock', 'timer']) {
      mkdirSync(join(folder, name), { recursive: true })
      const own = name === 'clock' ? word : ''
      writeFileSync(
        join(folder, name, 'enhance.ts'),
        `import { shared } from '../shared.ts'\nexport const enhance = () => shared('${name}${own}')`,
      )
    }
    writeFileSync(join(folder, 'shared.ts'), 'export const shared = (word: string) => document.title + word')
    const islands = ['clock', 'timer'].map((name) => [name, join(folder, name, 'enhance.ts')])
    return (await buildIslands(join(folder, 'build'), Object.fromEntries(islands))).islands
  }
  try {
    const [before, after] = [await filesWith('one'), await filesWith('two')]
    expect(after.clock?.[0]).not.toBe(before.clock?.[0])
    expect(after.timer?.[0]).not.toBe(before.timer?.[0])
    expect(after.timer?.slice(1)).toEqual(before.timer?.slice(1))
    expect(after.timer).toHaveLength(2)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the consent island is at most 640 bytes, and measures nothing by itself', () => {
  const files = (manifest.islands.consent ?? []).map(code)
  expect(files).toHaveLength(1)
  expect(gzipSync(files.join(''), { level: 9 }).length).toBeLessThanOrEqual(640)
  expect(files.join('')).not.toContain('page_view')
})

test('SE-001 the search overlay is at most 15 KB, and loads without React', () => {
  const files = (manifest.islands.search ?? []).map(code)
  expect(files.length).toBeGreaterThan(0)
  const bytes = files.map((file) => gzipSync(file, { level: 9 }).length)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(15 * 1024)
})

/** Compressed bytes, with all later loads. */
function bytesFrom(file: string, seen = new Set<string>()): number {
  if (seen.has(file)) return 0
  seen.add(file)
  const loaded = [...code(file).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => name)
  return loaded.reduce((sum, each) => sum + bytesFrom(each, seen), gzipSync(code(file), { level: 9 }).length)
}

const drawerOpener = manifest.files.find((file) => file.startsWith('cart-data-')) ?? ''
/** Loaded by a click, long after the page. */
const checkout = manifest.files.find((file) => file.startsWith('run-checkout-')) ?? ''

test('the cart is at most 28 KB with Preact, and its drawer loads when it opens', () => {
  const [link = '', ...others] = manifest.islands['cart-link'] ?? []
  const [drawer = ''] = importedAtOnce(code(drawerOpener))
  expect(others).not.toContain(drawer)
  expect(bytesFrom(drawer)).toBeGreaterThan(20 * 1024)
  const atOnce = [link, ...others].map((file) => gzipSync(code(file), { level: 9 }).length)
  expect(atOnce.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(4 * 1024)
  for (const name of ['cart-link', 'cart-application', 'instant-buy'])
    expect(bytesFrom(manifest.islands[name]?.[0] ?? '', new Set([checkout]))).toBeLessThanOrEqual(28 * 1024)
  // It also adds tickets with memberships and reports to the data layer.
  const addToCart = manifest.islands['add-to-cart']?.[0] ?? ''
  expect(bytesFrom(addToCart, new Set([checkout]))).toBeLessThanOrEqual(29 * 1024)
})

test('the code of a checkout loads with the click, and is at most 4 KB', () => {
  for (const name of ['cart-link', 'add-to-cart', 'cart-application', 'instant-buy'])
    expect(manifest.islands[name]).not.toContain(checkout)
  expect(gzipSync(code(checkout), { level: 9 }).length).toBeLessThanOrEqual(4 * 1024)
})

test('what a signed-in page loads to show its viewer is at most 5 KB', () => {
  const bytes = (manifest.islands.viewer ?? []).map((file) => gzipSync(code(file), { level: 9 }).length)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(5 * 1024)
})

test('what a schedule loads before a click is at most 5 KB', () => {
  const { islands } = manifest
  const files = new Set([...(islands['schedule-tools'] ?? []), ...(islands['my-schedule'] ?? [])])
  const bytes = [...files].map((file) => gzipSync(code(file), { level: 9 }).length)
  expect(bytes.length).toBeGreaterThan(3)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(5 * 1024)
})

test('a second build gives the same files', async () => {
  const other = mkdtempSync(join(tmpdir(), 'islands-'))
  try {
    expect(await buildIslands(other)).toEqual(manifest)
  } finally {
    rmSync(other, { recursive: true })
  }
})

test('Preact is in the files of islands that need it, React in none', () => {
  const islandsWith = (mark: string) =>
    Object.entries(manifest.islands)
      .filter(([, files]) => files.some((file) => code(file).includes(mark)))
      .map(([name]) => name)
  expect(islandsWith('Symbol.for(`react.element`)')).toEqual([
    'cart-application',
    'instant-buy',
    'page-entries',
  ])
  expect(islandsWith('react.transitional.element')).toEqual([])
})

test('an island requests all its files at once', () => {
  for (const [first = '', ...others] of Object.values(manifest.islands)) {
    const requested = importedBy(code(first))
    expect(requested.toSorted()).toEqual(others.toSorted())
  }
})

test('an island has its own copy of each of the smallest modules, which keep no state', () => {
  for (const name of ['citation', 'listen', 'share', 'voice']) expect(manifest.islands[name]).toHaveLength(1)
  const copied = globSync('{site,packages}/**/*.ts', {
    cwd: root,
    exclude: (path) => /node_modules|\.next/.test(path),
  }).filter((path) => stateless.test(path))
  expect(copied).toHaveLength(6)
  for (const path of copied) {
    const source = readFileSync(join(root, path), 'utf8')
    expect(source.length).toBeLessThan(700)
    expect(source).not.toMatch(/\b(?:let|var|new (?:Weak)?(?:Map|Set))\b/)
  }
})

test('an import of large code requests all its files at once', () => {
  const requested = importedAtOnce(code(drawerOpener))
  expect(requested).toContainEqual(expect.stringMatching(/^preact-/))
  const loaded = [...requested, drawerOpener, ...importedBy(code(drawerOpener))]
  for (const file of requested) expect(loaded).toEqual(expect.arrayContaining(importedBy(code(file))))
  // The frame opens without a further request.
  expect(code(drawerOpener)).toContain('showModal')
  // The seventh and later ones wait over HTTP/1.1.
  for (const file of requested.slice(6)) expect(code(file).length).toBeLessThan(600)
})

const importedAtOnce = (script: string) =>
  [...script.matchAll(/import\(`\.\/([^`]+)`\)/g)].map(([, file = '']) => file)

const importedBy = (script: string) =>
  [...script.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)].map(([, file = '']) => file)

test('an island brings the style sheet of its classes, and changes no file for it', () => {
  const script = (manifest.islands['edit-link'] ?? []).map(code).join('')
  const [, name = 'none'] = script.match(/\.([\w-]+_tab)\{/) ?? []
  expect(script).toContain(`tab:\`${name}\``)
  expect(manifest.files.filter((file) => !file.endsWith('.js'))).toEqual([])
})

test('a style sheet of an island cannot refer to files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'island-styles-'))
  try {
    writeFileSync(join(folder, 'clock.module.css'), '.face { background: url(face.png) }')
    writeFileSync(
      join(folder, 'enhance.ts'),
      `import styles from './clock.module.css'\nexport const enhance = () => styles.face`,
    )
    await expect(buildIslands(folder, { clock: join(folder, 'enhance.ts') })).rejects.toThrow(
      /clock\.module\.css refers to a file with url\(\)/,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

describe('folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'island-folders-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const add = (path: string, source = 'export const enhance = () => () => {}') => {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }

  test('a folder with an enhance.ts is an island, and its name is that of the folder', () => {
    add('packages/ui/clock/enhance.ts')
    add('site/features/cart/enhance.ts')
    add('site/features/cart/node_modules/x/enhance.ts')
    expect(findIslands(folder)).toEqual({
      clock: join(folder, 'packages/ui/clock/enhance.ts'),
      cart: join(folder, 'site/features/cart/enhance.ts'),
    })
  })

  test('two islands of one name fail with both folders and what to do', () => {
    add('packages/content/types/clock/enhance.ts')
    expect(() => findIslands(folder)).toThrow(
      /^Two islands have the name “clock”: .*content\/types\/clock and .*ui\/clock\. Rename one folder/,
    )
  })
})

test('the name in every island() is that of the folder with its enhancer', () => {
  const islands = Object.entries(findIslands())
  const files = globSync('{packages/{ui,content},site}/**/*island.tsx', {
    cwd: root,
    exclude: (path) => /node_modules|\.next|packages\/ui\/island/.test(path),
  })
  const named = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        / island(?:<.*>)?\(\s*'([^']*)',[^)]*\) => import\('([^']*)'\)/g,
      ),
    ].map(([, name = '', path = '']) => [name, resolve(root, dirname(file), path)]),
  )
  expect(named.length).toBeGreaterThan(4)
  expect(islands).toEqual(expect.arrayContaining(named))
})
