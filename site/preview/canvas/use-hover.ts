import { useEffect } from 'react'
import type { CanvasSession } from './canvas-session.ts'

/** Over the tools, their block stays hovered. */
export const toolsSelector = '[data-canvas-tools]'

/** Updates at most once a frame. */
export function useHover({ store, blocks }: CanvasSession) {
  useEffect(() => {
    let frame: number | undefined
    let target: EventTarget | null = null
    const look = () => {
      frame = undefined
      if (!(target instanceof Element) || target.closest(toolsSelector) || store.state().drag) return
      store.set({ hovered: blocks.at(target)?.path })
    }
    const moved = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || target === event.target) return
      target = event.target
      frame ??= requestAnimationFrame(look)
    }
    const left = () => store.set({ hovered: undefined })
    document.addEventListener('pointermove', moved, { passive: true })
    document.documentElement.addEventListener('pointerleave', left)
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      document.removeEventListener('pointermove', moved)
      document.documentElement.removeEventListener('pointerleave', left)
    }
  }, [store, blocks])
}
