import type { Space } from '@association/content'
import type { FromPreview } from '@association/content/preview'
import type { BlockPosition, EntryId, Operation } from '@association/content/preview/operations.ts'

/** Matches an `<iframe>` or a window. */
export type Frame = {
  contentWindow: unknown
  /** CSS pixels of the page inside. */
  width(): number
  /** Display scale; 0.5 is half. */
  scale?(): number
}

export type ReadyFrame = { frame: Frame; focus(): void; scroll(top: number): void }

export type CanvasListeners = {
  clicked?(hit: { space: Space; entry: string; field: string }): void
  /** A block was selected with the keyboard. The focus stays in the frame. */
  chosen?(block: EntryId): void
  operation?(operation: Operation): void
  insertAt?(at: BlockPosition): void
  /** A site link was followed in browse mode. */
  browsed?(href: string): void
  problems?(problems: Extract<FromPreview, { kind: 'problems' }>['problems']): void
  escaped?(): void
}

export type BridgeListeners = CanvasListeners & {
  ready?(frame: ReadyFrame): void
  painted?(sequence: number, at: number): void
  scrolled?(frame: Frame, top: number): void
}

export function hear(message: FromPreview, { frame, on }: { frame: Frame; on: BridgeListeners }) {
  if (message.kind === 'clicked') on.clicked?.(message)
  if (message.kind === 'chosen') on.chosen?.({ space: message.space, entry: message.entry })
  if (message.kind === 'operation') on.operation?.(message.operation)
  if (message.kind === 'insertAt') on.insertAt?.(message.at)
  if (message.kind === 'browsed') on.browsed?.(message.href)
  if (message.kind === 'problems') on.problems?.(message.problems)
  if (message.kind === 'painted') on.painted?.(message.sequence, message.at)
  if (message.kind === 'scrolled') on.scrolled?.(frame, message.top)
  if (message.kind === 'escaped') on.escaped?.()
}
