import type { Problem } from '@association/content/read'
import type { CanvasSession } from '../canvas/canvas-session.ts'
import type { MarkedField } from '../canvas/marked-field.ts'
import type { PreviewSettings } from '../settings.ts'

export type Connection = {
  /** Reports a click on the element that shows this field. */
  clicked(field: MarkedField): void
  problems(problems: readonly Problem[]): void
  close(): void
}

export type Preview = {
  settings: PreviewSettings
  canvas: CanvasSession
  /** Shows unsaved values before it returns. */
  patch(values: { space: MarkedField['space']; entry: string; fields: Record<string, unknown> }): void
  /** Shows a whole entry with resolved links before it returns. */
  replace(tree: unknown): void
  tree(): object | undefined
  renewToken(token: string): void
  /**
   * Reads and shows everything that is saved before it resolves. Unsaved values stay. Rejects when the site does not
   * respond.
   */
  refresh(): Promise<void>
  /** Refreshes after each change saved elsewhere. Returns a function that stops it. */
  watch(how?: Watching): () => void
}

export type Watching = {
  /** True if the editor sends every value of the previewed entry itself. */
  isRootSent?: boolean
  /** Called after each complete read. */
  onRead?(): void
}

/** The preview was opened in its own window, without an editor. */
export const noConnection: Connection = { clicked() {}, problems() {}, close() {} }

export function editorOf({ nonce }: PreviewSettings): 'app' | 'pane' | 'nobody' {
  if (nonce !== undefined && appWindow()) return 'app'
  if (window.parent === window) return 'nobody'
  return window.parent === window.top ? 'pane' : 'nobody'
}

/** Returns the parent of this frame, or the opener of a second-screen window. */
export const appWindow = (): Window | undefined =>
  window.parent === window ? ((window.opener as Window | null) ?? undefined) : window.parent
