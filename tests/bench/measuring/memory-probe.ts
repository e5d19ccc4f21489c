import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { env, memoryUsage } from 'node:process'

/**
 * Loaded into a site process before the site (`--import`, with `--expose-gc`): reports its memory after a collection,
 * so that the garbage of the last requests does not count. `/resident` reports the resident memory as it is, without
 * the pause of a collection. The site itself needs no such door.
 */
const collect = globalThis.gc
if (!collect) throw new Error('The memory probe needs `--expose-gc`.')

const server = createServer((request, response) => {
  if (request.url === '/resident') return response.end(JSON.stringify(memoryUsage.rss()))
  // What the first collection lets go of, such as the sockets of closed connections, frees more with the second.
  collect()
  setImmediate(() => {
    collect()
    response.end(JSON.stringify(memoryUsage()))
  })
})

// Workers of a site share the port of their primary process, which would then be taken.
if (cluster.isPrimary) server.listen(Number(env.BENCH_PROBE_PORT), '127.0.0.1').unref()
