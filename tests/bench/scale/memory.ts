import { sendAll } from '../flood/send.ts'
import type { Bench } from '../measuring/bench.ts'
import { mb, memoryWords, settledMemory } from '../measuring/memory.ts'
import type { Scene } from './scene.ts'

const limitMb = 300
/** Few, because each may render a page. */
const connections = 4

export async function judgeMemory({ judge, say }: Bench, { site, articles }: Scene) {
  const begin = performance.now()
  const statuses = await sendAll(
    site.url,
    articles.map((path) => ({ kind: 'article', path })),
    connections,
  )
  const found = statuses.get('article')?.get(200) ?? 0
  const seconds = (performance.now() - begin) / 1000
  say(`${articles.length} different pages in ${seconds.toFixed(0)} s`)
  const memory = await settledMemory(site.probe)
  judge(
    { name: 'resident memory after all articles', value: memory.rss / mb, limit: limitMb, unit: 'MB' },
    { note: memoryWords(memory) },
  )
  judge({ name: 'articles without status 200', value: articles.length - found, limit: 0, unit: '' })
}
