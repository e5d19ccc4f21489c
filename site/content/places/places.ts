import { plainPath } from '@association/content/links/own-path.ts'
import { UpstreamError } from '@association/services/upstream'
import type { ContentIndex } from '../index/content-index.ts'
import { type Place, resolve } from './resolve.ts'

type Options = {
  /** During an outage, no path counts as missing. */
  isAway(): boolean
  now?: () => number
}

export function places(
  index: Pick<ContentIndex, 'ready' | 'look' | 'doubt'>,
  { isAway, now = Date.now }: Options,
) {
  return {
    /** Throws UpstreamError for an unknown path in an outage: it may be new. */
    async at(path: string): Promise<Place | undefined> {
      const wanted = plainPath(path)
      const known = resolve(wanted, await index.ready(), now())
      if (known) return known
      const found = resolve(wanted, await index.look(), now())
      if (found || !isAway()) return found
      throw new UpstreamError('Contentful', 'resting', {
        message: `is out of reach, and ${wanted} is unknown`,
      })
    },
    forget: (path: string) => index.doubt(plainPath(path)),
  }
}
