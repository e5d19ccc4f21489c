import { useEffect, useRef } from 'react'
import { tabMemory } from '../../../base/storage/memory.ts'

const storageKey = 'association-app:form-scroll'
const mostKept = 50
const restMs = 150

/** Restores the scroll position after Back, a reload or a visit to another block. */
export function useKeptScroll(key: string, isShown: boolean) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = pane.current
    if (!element || !isShown) return undefined
    element.scrollTop = positions().get(key) ?? 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, restMs, key, element.scrollTop)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [key, isShown])
  return pane
}

function keep(key: string, top: number) {
  const kept = positions()
  kept.delete(key)
  kept.set(key, Math.round(top))
  tabMemory.set(storageKey, JSON.stringify([...kept].slice(-mostKept)))
}

function positions(): Map<string, number> {
  try {
    const known: unknown = JSON.parse(tabMemory.get(storageKey) ?? '[]')
    return new Map(Array.isArray(known) ? known.filter(isPosition) : [])
  } catch {
    return new Map() // The value belongs to another program.
  }
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1])
