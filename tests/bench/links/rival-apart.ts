import { LinkChecker } from 'linkinator'
import { mb } from '../measuring/memory.ts'
import { peakMemory } from '../measuring/peak-memory.ts'

/** linkinator as documented, with anchors and retries. */
const start = process.argv[2] ?? ''
const begin = performance.now()
const result = await new LinkChecker().check({
  path: start,
  recurse: true,
  checkFragments: true,
  retry: true,
  timeout: 10_000,
  concurrency: 100,
})
const ms = performance.now() - begin
const broken = result.links.filter(({ state }) => state === 'BROKEN')
process.send?.({
  ms,
  peakMb: peakMemory() / mb,
  broken: broken.map(({ url, parent }) => ({ url, page: parent ?? '' })),
  links: result.links.length,
})
process.disconnect?.()
