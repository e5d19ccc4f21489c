import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { env, memoryUsage } from 'node:process'

/**
 * Loaded into a site process before the site (`--import`, with `--expose-gc`). Reports memory after a collection, so
 * that garbage does not count. `/resident` reports resident memory without the pause of a collection. It is separate,
 * because the site must not expose this.
 */
const collect = globalThis.gc
if (!collect) throw new Error('The memory probe needs `--expose-gc`.')

const server = createServer((request, response) => {
  if (request.url === '/resident') return response.end(JSON.stringify(memoryUsage.rss()))
  // A second collection frees more, such as sockets of connections that the first one closed.
  collect()
  setImmediate(() => {
    collect()
    response.end(JSON.stringify(memoryUsage()))
  })
})

// Workers share the port of their primary process, so only the primary listens.
if (cluster.isPrimary) server.listen(Number(env.BENCH_PROBE_PORT), '127.0.0.1').unref()
