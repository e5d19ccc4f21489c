/** Where requests to one of Contentful's hosts go instead. */
export type LocalHost = {
  address: string
  /** The reading APIs get the token of the local space: suites carry tokens of the real one. */
  api?: 'delivery' | 'preview'
}

export type LocalHosts = Record<string, LocalHost>

/** Contentful's hosts, also those of the European Union, on the hosts of a running twin. */
export function localHosts(
  hosts: Record<'delivery' | 'preview' | 'management' | 'images', string>,
): LocalHosts {
  const apis = {
    cdn: { address: hosts.delivery, api: 'delivery' },
    preview: { address: hosts.preview, api: 'preview' },
    api: { address: hosts.management },
    upload: { address: hosts.management },
  } as const
  const files = ['images', 'assets', 'downloads', 'videos']
  return Object.fromEntries(
    ['', 'eu.'].flatMap((region): [string, LocalHost][] => [
      ...Object.entries(apis).map(([name, host]): [string, LocalHost] => [
        `${name}.${region}contentful.com`,
        host,
      ]),
      ...files.map((name): [string, LocalHost] => [
        `${name}.${region}ctfassets.net`,
        { address: hosts.images },
      ]),
    ]),
  )
}

export const tokenFor = (api: 'delivery' | 'preview', space: string) => `${api}-${space}`

type Headers = Record<string, string>

/** The headers as the local host wants them. @param path begins with `/spaces/{id}` for the reading APIs */
export function localHeaders({ address, api }: LocalHost, path: string, headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => !/^host$/i.test(name))
  const space = /^\/spaces\/([^/?]+)/.exec(path)?.[1]
  if (api === undefined || space === undefined) return { ...Object.fromEntries(kept), host: address }
  const others = kept.filter(([name]) => !/^authorization$/i.test(name))
  return { ...Object.fromEntries(others), host: address, authorization: `Bearer ${tokenFor(api, space)}` }
}
