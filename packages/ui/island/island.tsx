'use client'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { type Enhance, enhanceWhole } from './enhance-whole.ts'
import { onceWhen, type When } from './when.ts'

type Props<Options> = { options?: Options; id?: string; className?: string; children: ReactNode }
type LoadIsland<Options> = () => Promise<{ enhance: Enhance<Options> }>

/**
 * The children are complete without JavaScript; the code loads at the given moment or first use. Call it in a `'use
 * client'` file with the folder name:
 * `export const Clock = island('clock', () => import('./enhance.ts'))`. On stored pages the site's loader finds it by
 * its attributes.
 */
export function island<Options = undefined>(name: string, load: LoadIsland<Options>, when: When = 'near') {
  // A memo, because the renderer leaves memos to React and calls plain functions itself.
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, not while rendering
  return memo(function Island({ options, children, ...attributes }: Props<Options>) {
    const element = useRef<HTMLDivElement>(null)
    const written = JSON.stringify(options)
    useEffect(() => (element.current ? run(element.current, { load, when, written }) : undefined), [written])
    return (
      <div
        ref={element}
        data-island={name}
        data-options={written}
        data-when={when === 'near' ? undefined : when}
        {...attributes}
      >
        {children}
      </div>
    )
  })
}

type IslandStart<Options> = { load: LoadIsland<Options>; when: When; written: string | undefined }

function run<Options>(element: HTMLElement, { load, when, written }: IslandStart<Options>) {
  let undo: (() => void) | undefined
  let isGone = false
  const start = async ({ enhance }: { enhance: Enhance<Options> }) => {
    if (isGone) return
    const stop = await enhanceWhole(enhance, element, written && JSON.parse(written))
    if (isGone) stop()
    else undo = stop
  }
  // Without its code, the island keeps the server's markup.
  const stop = onceWhen(element, when, () => void load().then(start, () => {}))
  return () => {
    isGone = true
    stop()
    undo?.()
  }
}
