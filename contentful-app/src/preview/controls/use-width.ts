import { useState } from 'react'
import { browserMemory } from '../../base/storage/memory.ts'
import { isWidth, type Width } from '../viewports.ts'

export function useWidth(place: 'editor' | 'dialog' | 'compare', first: Width) {
  const key = `association-app:preview-width:${place}`
  const [width, setWidth] = useState<Width>(() => {
    const kept = browserMemory.get(key)
    return isWidth(kept) ? kept : first
  })
  const choose = (next: Width) => {
    browserMemory.set(key, next)
    setWidth(next)
  }
  return [width, choose] as const
}
