import { useRef } from 'react'
import { IconButton } from '../../base/icons/icon-button.tsx'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { Session } from '../../contentful/session.ts'
import type { PreviewSource, PreviewTarget } from '../open-preview.ts'
import { openLargePreview } from './open-large-preview.ts'

type LargerProps = {
  session: Session
  target: PreviewTarget
  source: PreviewSource
  onClicked(hit: EntryRef): void
}

/** The focus returns here when the preview closes without a choice. */
export function LargerButton({ session, target, source, onClicked }: LargerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const enlarge = async () => {
    const hit = await openLargePreview(session, { target, source })
    if (hit) onClicked(hit)
    else button.current?.focus()
  }
  return <IconButton ref={button} icon="larger" label="Larger" onClick={() => void enlarge()} />
}

export function ReloadButton({ onReload }: { onReload(): void }) {
  return <IconButton icon="reload" label="Reload" onClick={onReload} />
}
