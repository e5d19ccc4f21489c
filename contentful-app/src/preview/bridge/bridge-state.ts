import type { PreviewMark, PreviewMode } from '@association/content/preview'
import type { EntryId } from '@association/content/preview/operations.ts'
import type { MessageBody } from './poster.ts'

/** Frames that connect later receive this state too. */
export type BridgeState = {
  mode(mode: PreviewMode): void
  /** Outlines the edited entry without scrolling to it. */
  selected(entry: EntryId | undefined): void
  /** Replaces all previous outlines. */
  marks(marks: readonly PreviewMark[]): void
}

/** Keeps the last message of each kind and posts only changes. */
export function shownState(post: (body: MessageBody) => void): {
  set: BridgeState
  messages(): readonly MessageBody[]
} {
  const last = new Map<MessageBody['kind'], MessageBody>()
  const tell = (body: MessageBody) => {
    if (JSON.stringify(last.get(body.kind)) === JSON.stringify(body)) return
    last.set(body.kind, body)
    post(body)
  }
  return {
    set: {
      mode: (mode) => tell({ kind: 'mode', mode }),
      selected: (entry) =>
        tell({ kind: 'selected', ...(entry && { space: entry.space, entry: entry.entry }) }),
      marks: (marks) => tell({ kind: 'marks', marks }),
    },
    messages: () => [...last.values()],
  }
}
