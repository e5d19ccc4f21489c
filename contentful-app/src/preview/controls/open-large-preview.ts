import type { SerializedJSONValue } from '@contentful/app-sdk'
import type { Session } from '../../contentful/session.ts'
import type { PreviewSource, PreviewTarget } from '../open-preview.ts'

/** The dialog has no open entry, so it receives the unsaved values. */
export type LargePreview = {
  target: PreviewTarget
  source: { id: string; space: PreviewSource['space']; values: Record<string, unknown> }
}

/** Resolves to the block that was clicked, if any. */
export function openLargePreview(
  { sdk }: Session,
  { target, source }: { target: PreviewTarget; source: PreviewSource },
) {
  const { id, space, values } = source
  const parameters: LargePreview = { target, source: { id, space, values: values() } }
  return sdk.dialogs.openCurrentApp({
    title: `Preview: ${target.title}`,
    width: 'fullWidth',
    minHeight: '85vh',
    shouldCloseOnEscapePress: true,
    shouldCloseOnOverlayClick: true,
    parameters: JSON.parse(JSON.stringify({ screen: 'preview', ...parameters })) as SerializedJSONValue,
  })
}
