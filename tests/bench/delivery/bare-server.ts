import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { argv } from 'node:process'

export type Prepared = { port: number; bodies: Record<string, { headers: string[]; base64: string }> }

/**
 * The minimal `node:http` server: writes prepared headers and a prepared body. Runs as a process whose argument is the
 * file with both.
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
