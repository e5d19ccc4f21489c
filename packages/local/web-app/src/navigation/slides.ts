import { currentRoute, onNavigation } from './history.ts'
import type { EntryRoute, Route } from './route.ts'

type Slide = { newSlideLevel: number; oldSlideLevel: number }

const levelOf = (route: Route) => (route.screen === 'entry' ? (route.previous ?? []).length : 0)

/** Opens over the current entry; closing returns. */
export function slideTo(
  id: string,
  current: Route = currentRoute(),
): Pick<EntryRoute, 'previous' | 'preview'> {
  if (current.screen !== 'entry') return {}
  const stack = [...(current.previous ?? []), current.id]
  const known = stack.indexOf(id)
  const previous = known < 0 ? stack : stack.slice(0, known)
  return {
    ...(previous.length > 0 ? { previous } : {}),
    ...(current.preview ? { preview: current.preview } : {}),
  }
}

export function slideBack({ previous = [], focus: _focus, ...route }: EntryRoute): EntryRoute {
  const id = previous.at(-1) ?? route.id
  const rest = previous.slice(0, -1)
  return { ...route, id, ...(rest.length > 0 ? { previous: rest } : {}) }
}

export function onSlide(listener: (slide: Slide) => void) {
  let level = levelOf(currentRoute())
  return onNavigation(() => {
    const oldSlideLevel = level
    level = levelOf(currentRoute())
    if (level !== oldSlideLevel) listener({ newSlideLevel: level, oldSlideLevel })
  })
}

/** Resolves when the entry is neither edited nor waiting below another. */
export function untilClosed(id: string): Promise<void> {
  const isOpen = () => {
    const route = currentRoute()
    return route.screen === 'entry' && [route.id, ...(route.previous ?? [])].includes(id)
  }
  return new Promise((resolve) => {
    const stop = onNavigation(() => {
      if (isOpen()) return
      stop()
      resolve()
    })
  })
}
