import type { ContentfulConfig } from '@association/services/config'
import { schemeOf } from '@association/services/config/scheme-of.ts'

/** Contentful's hosts differ in these first labels. */
const kinds = ['images', 'assets', 'videos', 'downloads']

export function mediaOrigins({ hosts, insecure }: Pick<ContentfulConfig, 'hosts' | 'insecure'>) {
  const scheme = schemeOf({ insecure })
  const isContentful = hosts.images.startsWith('images.')
  const names = isContentful
    ? kinds.map((kind) => hosts.images.replace(/^images\./, `${kind}.`))
    : [hosts.images]
  return names.map((name) => `${scheme}://${name}`)
}
