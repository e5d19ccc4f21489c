import type { PreviewMode } from '@association/content/preview'
import { useState } from 'react'
import { tabMemory } from '../../base/storage/memory.ts'

const key = 'association-app:preview-mode'

/** Remembers the mode in this tab. */
export function usePreviewMode() {
  const [mode, setMode] = useState<PreviewMode>(() => (tabMemory.get(key) === 'browse' ? 'browse' : 'edit'))
  const choose = (next: PreviewMode) => {
    tabMemory.set(key, next)
    setMode(next)
  }
  return [mode, choose] as const
}
