import type { Preview } from './connection.ts'

/**
 * The preview of the published version. Values of an editor never reach it, and it never asks for drafts. `show` puts
 * the content on the screen when the app has connected.
 */
export function publishedPreview(
  preview: Pick<Preview, 'settings' | 'canvas' | 'tree'>,
  show: () => void,
): Preview {
  return {
    ...preview,
    patch: show,
    replace: () => {},
    renewToken: () => {},
    refresh: async () => {},
    watch: () => () => {},
  }
}
