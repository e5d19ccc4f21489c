import type { ContentfulConfig } from '@association/services/config'

/** Contentful serves pictures, other files and videos from hosts that differ in their first word. */
const kinds = ['images', 'assets', 'videos', 'downloads']

/** Origins of the files that editors upload. */
export function mediaOrigins({ hosts, insecure }: Pick<ContentfulConfig, 'hosts' | 'insecure'>) {
  const scheme = insecure ? 'http' : 'https'
  const isContentful = hosts.images.startsWith('images.')
  const names = isContentful
    ? kinds.map((kind) => hosts.images.replace(/^images\./, `${kind}.`))
    : [hosts.images]
  return names.map((name) => `${scheme}://${name}`)
}
