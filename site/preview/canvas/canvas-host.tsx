import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { CanvasSession } from './canvas-session.ts'

const Canvas = lazy(async () => ({ default: (await import('./canvas.tsx')).Canvas }))

/** Visitors never load the tools. */
export function CanvasHost({ session }: { session: CanvasSession }) {
  const { store } = session
  const isWanted = useSyncExternalStore(
    store.subscribe,
    () => store.state().mode !== undefined || store.state().marks.length > 0,
    () => false,
  )
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Canvas session={session} />
    </Suspense>
  )
}
