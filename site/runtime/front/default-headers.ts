import type { ServerResponse } from 'node:http'

/**
 * Adds headers to an answer when its head is written, each only where the answer has none of that name. Headers that
 * are set earlier would win: Next.js drops a route's header when one of the same name is already there.
 */
export function withDefaultHeaders(response: ServerResponse, defaults: Readonly<Record<string, string>>) {
  const { writeHead } = response
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    for (const [name, value] of Object.entries(defaults))
      if (!response.hasHeader(name)) response.setHeader(name, value)
    return writeHead.call(response, status, ...(rest as []))
  }) as ServerResponse['writeHead']
}
