import { createServer, Server } from 'node:http'

/**
 * Breaks the subject of a bench, loaded before its program with `--import`: each server of the process, and of processes
 * that it starts, answers every request with the status ANSWER_WITH. A bench must notice it.
 */
const { ANSWER_WITH, PORT } = process.env
const isCheckOfHealth = ({ url = '' }) => /^\/(healthz|readyz)\b/.test(url)

const emit = Server.prototype.emit
Server.prototype.emit = function answer(event, ...values) {
  const [request, response] = values
  if (event !== 'request' || isCheckOfHealth(request)) return emit.call(this, event, ...values)
  response.writeHead(Number(ANSWER_WITH), { location: '/elsewhere' }).end()
  return true
}

// The site would take seconds to start.
if (process.argv[1]?.endsWith('site/server.ts')) {
  createServer((_, response) => response.end()).listen(Number(PORT))
  await new Promise(() => {})
}
