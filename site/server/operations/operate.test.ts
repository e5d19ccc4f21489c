import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { processVariables, variablesRead } from '@association/services/config/testing/variables-read.ts'
import { tagOf } from '@association/services/contentful/tags.ts'
import { expect, test } from 'vitest'
import { requestKinds } from '../metrics/counters.ts'
import { familyNames } from '../metrics/families.ts'
import { openMetrics } from '../metrics/serve.ts'
import { readStrictly } from '../metrics/testing/strict-reader.ts'
import { cdnTag } from '../stored/finish.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const page = readFileSync(`${root}docs/operate.md`, 'utf8')
const section = (title: string) => page.split('\n## ').find((each) => each.startsWith(`${title}\n`)) ?? ''
const found = (pattern: RegExp, text = page) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

const firstCells = (text: string) =>
  found(/^\| (`.+?) \|/gm, text).flatMap((cell) => cell.split(', ').map((name) => name.replaceAll('`', '')))

test('the table of settings holds each setting of the processes', () => {
  expect(
    firstCells(section('Settings'))
      .filter((name) => !name.startsWith('/'))
      .toSorted(),
  ).toEqual([...processVariables(), 'REDIS_URL', 'SITE_DATA'].toSorted())
})

test('each variable that the page names is read', () => {
  const named = found(/\b([A-Z]{2,}(?:_[A-Z]+)+)\b/g)
  expect(named).toContain('METRICS_PORT')
  // The C library reads these.
  const own = named.filter((name) => !name.startsWith('MALLOC_'))
  expect(own.filter((name) => !variablesRead().includes(name))).toEqual([])
})

test('each metric that the page names exists, and its table holds all', () => {
  const every = openMetrics(
    familyNames.flatMap((family) => [
      { family, part: 'count' as const, value: 1 },
      ...(family === 'site_render_seconds' ? [{ family, part: 'sum' as const, value: 1 }] : []),
    ]),
  )
  const families = readStrictly(every)
  const series = [...families.values()].flatMap(({ values }) => [...values.keys()])
  const named = found(/\b((?:site|process|nodejs)_[a-z_]+)\b/g)
  expect(named.filter((name) => !series.includes(name) && !families.has(name))).toEqual([])
  const inTable = firstCells(section('What to watch'))
  const missing = familyNames.filter((family) => !inTable.some((name) => name.startsWith(family)))
  expect(missing).toEqual([])
})

test('the page names each kind of request', () => {
  expect(requestKinds.filter((kind) => !section('What to watch').includes(`\`${kind}\``))).toEqual([])
})

test('each command and file of the page exists', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const runs = found(/npm run (?:-s )?([\w:]+(?: -- \w+)?)/g)
  expect(runs.length).toBeGreaterThan(2)
  for (const run of runs) {
    const [script = '', command] = run.split(' -- ')
    expect(scripts, run).toHaveProperty([script])
    const folder = { bench: 'tests/bench', cli: 'cli/commands' }[script]
    if (command) expect(globSync(`${folder}/*`, { cwd: root }), run).toContain(`${folder}/${command}`)
  }
  for (const file of found(/\b(site\/\w+\.ts)\b/g)) expect(existsSync(`${root}${file}`), file).toBe(true)
})

test('the tags of the page are those that the site sends', () => {
  const { item, list, path, space } = tagOf
  const sent = [item('events', '<id>'), list('events', '<type>'), path('/membership'), space('events')]
  expect(firstCells(section('Forty instances'))).toEqual(expect.arrayContaining(sent))
  expect(cdnTag(list('events', 'event'))).toBe('events:*event')
})

test('nginx may read the folder of stored pages, and cron deletes its files before they are two days old', () => {
  const steps = section('Stored pages as files')
  const [, folder = ''] = /^Environment=PAGE_FILES=(.+)$/m.exec(steps) ?? []
  expect(steps).toContain(`\nd ${folder} 2750 association www-data\n`)
  const [, minutes] =
    new RegExp(`association find ${folder} -type f -cmin \\+(\\d+) -delete`).exec(steps) ?? []
  expect(Number(minutes)).toBeLessThan(1440)
})
