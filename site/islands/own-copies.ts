import type { Plugin } from 'vite'

/** These keep no state, so a second copy behaves as the first. */
export const stateless =
  /\/(?:share\/(?:copy-text|messages)|listen\/page-voices|basic-article\/text-id|base\/readings-key|advertisements-list\/click-event)\.ts$/

/** A shared file costs a round trip before the island works. */
export function ownCopies(): Plugin {
  return {
    name: 'own-copies',
    enforce: 'pre',
    async resolveId(source, importer) {
      const found = importer && (await this.resolve(source, importer, { skipSelf: true }))
      return found && stateless.test(found.id) ? `${found.id}?of=${encodeURIComponent(importer)}` : undefined
    },
  }
}
