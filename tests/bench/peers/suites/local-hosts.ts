export type LocalHost = {
  address: string
  /** The reading APIs get the local token, because suites contain tokens of the real space. */
  api?: 'delivery' | 'preview'
}

export type LocalHosts = Record<string, LocalHost>

/** Includes the hosts of the European Union. */
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

/** @param path begins with `/spaces/{id}` for the reading APIs */
export function localHeaders({ address, api }: LocalHost, path: string, headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => !/^host$/i.test(name))
  const space = /^\/spaces\/([^/?]+)/.exec(path)?.[1]
  if (api === undefined || space === undefined) return { ...Object.fromEntries(kept), host: address }
  const others = kept.filter(([name]) => !/^authorization$/i.test(name))
  return { ...Object.fromEntries(others), host: address, authorization: `Bearer ${tokenFor(api, space)}` }
}
