import type { Preview } from './connection.ts'

/** Ignores the values of editors and never requests drafts. `show` renders the content once the app has connected. */
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
