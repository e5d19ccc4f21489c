import type { Problem } from '@association/content/read'
import type { CanvasSession } from '../canvas/canvas-session.ts'
import type { MarkedField } from '../canvas/marked-field.ts'
import type { PreviewSettings } from '../settings.ts'

/** Whoever edits what this frame shows. */
export type Connection = {
  /** An editor clicked on what shows this field. */
  clicked(field: MarkedField): void
  problems(problems: readonly Problem[]): void
  close(): void
}

/** What a connection may do to the preview. */
export type Preview = {
  settings: PreviewSettings
  canvas: CanvasSession
  /** Takes unsaved values and shows them before it returns. */
  patch(values: { space: MarkedField['space']; entry: string; fields: Record<string, unknown> }): void
  /** Takes the whole previewed entry, links resolved, and shows it before it returns. */
  replace(tree: unknown): void
  /** The previewed entry, links resolved. */
  tree(): object | undefined
  renewToken(token: string): void
  /** Reads everything that is saved, and shows it before it resolves. Unsaved values stay. Rejects when nothing answers. */
  refresh(): Promise<void>
  /** Refreshes after each change that is saved elsewhere. Returns a function that stops it. */
  watch(how?: Watching): () => void
}

export type Watching = {
  /** The editor sends each value of the previewed entry itself. */
  isRootSent?: boolean
  /** Called after everything was read again. */
  onRead?(): void
}

/** Nobody edits: the preview was opened in a window of its own. */
export const noConnection: Connection = { clicked() {}, problems() {}, close() {} }

/** Our app opened this frame or window, Contentful's pane did, or nobody who may talk to it. */
export function editorOf({ nonce }: PreviewSettings): 'app' | 'pane' | 'nobody' {
  if (nonce !== undefined && appWindow()) return 'app'
  if (window.parent === window) return 'nobody'
  return window.parent === window.top ? 'pane' : 'nobody'
}

/** The window of our app: the one around this frame, or the one that opened this window for a second screen. */
export const appWindow = (): Window | undefined =>
  window.parent === window ? ((window.opener as Window | null) ?? undefined) : window.parent
