import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { argv } from 'node:process'

/** What `bare-server.ts` needs of a resource, in a file as JSON. */
export type Prepared = { port: number; bodies: Record<string, { headers: string[]; base64: string }> }

/**
 * The least that a server with `node:http` can do: it writes a prepared list of headers and a prepared body. A process
 * of its own; its argument is the file with both.
 */
const { port, bodies }: Prepared = JSON.parse(readFileSync(argv[2] ?? '', 'utf8'))
const br = prepare('br')
const gzip = prepare('gzip')

createServer((request, response) => {
  const { headers, body } = request.headers['accept-encoding']?.includes('br') ? br : gzip
  response.writeHead(200, headers)
  response.end(body)
}).listen(port, '127.0.0.1')

function prepare(encoding: string) {
  const { headers = [], base64 = '' } = bodies[encoding] ?? {}
  return { headers, body: Buffer.from(base64, 'base64') }
}
