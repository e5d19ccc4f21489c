'use client'
import { memo, type ReactNode, useEffect, useRef } from 'react'

/** What makes the server's markup better; it returns what undoes it. It changes no text and adds no markup from strings. */
export type Enhance<Options> = (element: HTMLElement, options: Options) => () => void

type Props<Options> = { options?: Options; id?: string; className?: string; children: ReactNode }

/** How far below the window an island starts to load. */
const near = '400px'

/**
 * A part of a page that JavaScript makes better. Its children are complete without it; the code is fetched when the
 * part comes near the window, or somebody uses it. Call it in a `'use client'` file of its own:
 * `export const ClockIsland = island(() => import('./enhance.ts'))`.
 */
export function island<Options = undefined>(load: () => Promise<{ enhance: Enhance<Options> }>) {
  // A memo, because the renderer leaves memos to React and calls plain functions itself.
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, not while rendering
  return memo(function Island({ options, children, ...attributes }: Props<Options>) {
    const element = useRef<HTMLDivElement>(null)
    const written = JSON.stringify(options)
    useEffect(() => whenNear(element.current, async () => (await load()).enhance, written), [written])
    return (
      <div ref={element} {...attributes}>
        {children}
      </div>
    )
  })
}

function whenNear<Options>(
  element: HTMLElement | null,
  load: () => Promise<Enhance<Options>>,
  written: string | undefined,
) {
  if (!element) return
  let stop: (() => void) | undefined
  let isGone = false
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: near },
  )
  function start() {
    rest()
    // Without its code an island stays what the server made of it.
    load().then(
      (enhance) => {
        if (element && !isGone) stop = enhance(element, written && JSON.parse(written))
      },
      () => {},
    )
  }
  function rest() {
    observer.disconnect()
    element?.removeEventListener('focusin', start)
  }
  observer.observe(element)
  element.addEventListener('focusin', start)
  return () => {
    isGone = true
    rest()
    stop?.()
  }
}
