import { join } from 'node:path'
import { entries, publishedEntries } from '@association/local/contentful/store/kinds.ts'
import { openStore } from '@association/local/contentful/store/store.ts'
import { sendAll } from '../flood/send.ts'
import type { Bench } from '../measuring/bench.ts'
import { slope, sum } from '../measuring/figures.ts'
import { inMb, type Memory, memoryNow, memoryWords } from '../measuring/memory.ts'
import type { BenchStack } from '../measuring/running-stack.ts'
import type { SiteProcess } from '../measuring/site-process.ts'
import type { Fleet } from './fleet.ts'
import { idOf, modelId, pathOf } from './page-source.ts'

/** Bytes for each further page in the second half, because the first half fills the caches. */
const limits = { bytesPerPage: 2048 }
const readings = 10
/** Few, because each may render a page. */
const connections = 4

/** The local Contentful must be stopped while its files are written. */
export async function addPages(stack: BenchStack, count: number) {
  await stack.stopService('contentful')
  const place = {
    space: stack.env.CONTENTFUL_ASSOCIATION_SPACE_ID ?? '',
    environment: stack.env.CONTENTFUL_ENVIRONMENT ?? '',
  }
  const store = openStore(join(stack.env.LOCAL_DATA ?? '', 'contentful/contentful.db'))
  try {
    const model = store.list(publishedEntries, place).find(({ sys }) => sys.id === modelId)
    if (!model) throw new Error(`The seed has no entry ${modelId}.`)
    store.transaction(() => {
      for (let n = 0; n < count; n += 1)
        for (const kind of [entries, publishedEntries])
          store.put(kind, place, {
            ...model,
            sys: { ...model.sys, id: idOf(n) },
            fields: { ...model.fields, path: { 'en-US': pathOf(n) } },
          })
    })
  } finally {
    store.close()
  }
  await stack.startService('contentful')
}

export async function judgeMemory({ say, judge }: Bench, fleet: Fleet, count: number) {
  const step = Math.ceil(count / readings)
  const read: { pages: number; all: Memory[] }[] = []
  const begin = performance.now()
  let failed = 0
  for (let first = 0; first < count; first += step) {
    const pages = Array.from({ length: Math.min(step, count - first) }, (_, n) => first + n)
    const shares = fleet.sites.map((_, index) => pages.filter((n) => n % fleet.sites.length === index))
    for (const share of [(index: number) => shares[index] ?? [], () => pages])
      failed += sum(await Promise.all(fleet.sites.map((site, index) => visit(site, share(index)))))
    read.push({
      pages: first + pages.length,
      all: await Promise.all(fleet.sites.map(({ probe }) => memoryNow(probe))),
    })
  }
  const seconds = (performance.now() - begin) / 1000
  say(`${count} different pages on each of ${fleet.sites.length} instances in ${seconds.toFixed(0)} s`)
  for (const { pages, all } of [read.at(Math.floor(read.length / 2) - 1), read.at(-1)].filter(
    (each) => each !== undefined,
  ))
    say(`after ${pages} pages: ${all.map(memoryWords).join(' | ')}`)
  const secondHalf = read.slice(Math.floor(read.length / 2) - 1)
  const slopes = fleet.sites.map((_, index) =>
    slope(secondHalf.map(({ pages, all }) => ({ x: pages, y: all[index]?.rss ?? Number.NaN }))),
  )
  const steepest = Math.max(...slopes)
  judge(
    {
      name: 'many pages: resident memory for each further page in the second half',
      value: steepest,
      limit: limits.bytesPerPage,
      unit: 'B',
    },
    { note: `${inMb(steepest * 1000)} for 1,000 pages` },
  )
  judge({ name: 'many pages: responses without status 200', value: failed, limit: 0, unit: '' })
}

async function visit({ url }: SiteProcess, pages: readonly number[]) {
  const statuses = await sendAll(
    url,
    pages.map((n) => ({ kind: 'page', path: pathOf(n) })),
    connections,
  )
  return pages.length - (statuses.get('page')?.get(200) ?? 0)
}
