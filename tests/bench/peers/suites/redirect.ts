import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { urlToHttpOptions } from 'node:url'
import { type LocalHosts, localHeaders } from './local-hosts.ts'
import { noteUnknownAddresses } from './unknown-addresses.ts'

/**
 * A preload that redirects requests to Contentful to the local hosts in `?hosts=`. Covers `http`, `https`, `fetch` and
 * undici. Writes unknown URLs to the file in `?unknown=`.
 */
const parameters = new URL(import.meta.url).searchParams
const hosts: LocalHosts = JSON.parse(parameters.get('hosts') ?? '{}')
noteUnknownAddresses(parameters.get('unknown') ?? '')

// TypeScript cannot infer all overloads; the code below handles each of them.
type Request = (...args: unknown[]) => http.ClientRequest
type Headers = Record<string, string>

const overHttp = http.request as unknown as Request
const agent = new http.Agent({ keepAlive: true })

for (const module of [http, https]) {
  const original = module.request as unknown as Request
  const request: Request = (...args) => {
    const { options, listener } = partsOf(args)
    const { method, path = '/', signal, timeout } = options
    const host = hosts[options.hostname ?? options.host?.replace(/:\d+$/, '') ?? '']
    if (!host) return original(...args)
    const [hostname, port] = host.address.split(':')
    const headers = localHeaders(host, path ?? '/', (options.headers ?? {}) as Headers)
    return overHttp({ method, path, signal, timeout, hostname, port, agent, headers }, listener)
  }
  const get: Request = (...args) => request(...args).end()
  Object.assign(module, { request, get })
}
syncBuiltinESMExports()

function partsOf([first, ...rest]: unknown[]) {
  const url = typeof first === 'string' || first instanceof URL ? urlToHttpOptions(new URL(first)) : undefined
  const listener = rest.find((part) => typeof part === 'function')
  const more = rest.find((part) => typeof part === 'object' && part !== null)
  const options = { ...(url ?? (first as http.RequestOptions)), ...(more as http.RequestOptions | undefined) }
  return { options, listener }
}

// `fetch` and undici share a dispatcher, which exists once `fetch` was used.
await fetch('data:,')
type Dispatch = (
  options: { origin: string | URL; path: string; headers: unknown },
  handler: unknown,
) => boolean
const dispatcher = (globalThis as never as Record<symbol, { dispatch: Dispatch }>)[
  Symbol.for('undici.globalDispatcher.1')
]
if (!dispatcher) throw new Error('This version of Node.js keeps the dispatcher of fetch elsewhere.')
const dispatch = dispatcher.dispatch.bind(dispatcher)
dispatcher.dispatch = (options, handler) => {
  const host = hosts[new URL(options.origin).hostname]
  if (!host) return dispatch(options, handler)
  const headers = localHeaders(host, options.path, headersIn(options.headers))
  return dispatch({ ...options, origin: `http://${host.address}`, headers }, handler)
}

/** undici takes an object, pairs, or alternating names and values. */
function headersIn(headers: unknown): Headers {
  if (!Array.isArray(headers)) return { ...(headers as Headers | null) }
  if (Array.isArray(headers[0])) return Object.fromEntries(headers)
  return Object.fromEntries(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])))
}
