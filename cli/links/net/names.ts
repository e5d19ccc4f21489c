import { lookup } from 'node:dns/promises'

/** Every numeric address of a host name; fails with the `code` of `getaddrinfo`. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

export const resolveName: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address)

/** Asks once for each name, however many links lead there: what was checked is what is connected to. */
export function once(resolve: Resolve): Resolve {
  const answers = new Map<string, Promise<readonly string[]>>()
  return (hostname) => {
    const known = answers.get(hostname) ?? resolve(hostname)
    answers.set(hostname, known)
    return known
  }
}
