import type { Preview } from './connection.ts'

/** Ignores editors' values and never requests drafts. `show` renders once the app has connected. */
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
