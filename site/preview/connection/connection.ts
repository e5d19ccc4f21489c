import type { ReadProblem } from '@association/content/read'
import type { CanvasSession } from '../canvas/canvas-session.ts'
import type { MarkedField } from '../canvas/marked-field.ts'
import type { PreviewSettings } from '../settings.ts'

export type Connection = {
  clicked(field: MarkedField): void
  problems(problems: readonly ReadProblem[]): void
  close(): void
}

export type Preview = {
  settings: PreviewSettings
  canvas: CanvasSession
  /** Renders before it returns. */
  patch(values: { space: MarkedField['space']; entry: string; fields: Record<string, unknown> }): void
  /** Renders before it returns; links are resolved. */
  replace(tree: unknown): void
  tree(): object | undefined
  renewToken(token: string): void
  /** Keeps unsaved values. Rejects if no response comes. */
  refresh(): Promise<void>
  /** Refreshes after saves elsewhere. */
  watch(how?: Watching): () => void
}

export type Watching = {
  /** The editor sends every value of the entry itself. */
  isRootSent?: boolean
  onRead?(): void
}

export const noConnection: Connection = { clicked() {}, problems() {}, close() {} }

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

/**
 * Returns `app` if our app opened this frame or window, and `pane` in Contentful's pane. No other window may talk to the
 * preview.
 */
export function editorOf({ nonce }: PreviewSettings): 'app' | 'pane' | 'nobody' {
  if (nonce !== undefined && appWindow()) return 'app'
  if (window.parent === window) return 'nobody'
  return window.parent === window.top ? 'pane' : 'nobody'
}

export const appWindow = (): Window | undefined =>
  window.parent === window ? ((window.opener as Window | null) ?? undefined) : window.parent
