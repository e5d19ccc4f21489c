import { useEffect, useState } from 'react'
import { placeAt, type RemarkPlace } from './places.ts'

/** A press only chooses a part. Escape ends it. */
export function usePointing(found: (place: RemarkPlace) => void) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const listening = new AbortController()
    const listen = { capture: true, signal: listening.signal }
    const press = (event: MouseEvent) => {
      const place = placeAt(event.target)
      if (!place) return
      event.preventDefault()
      event.stopPropagation()
      setOn(false)
      found(place)
    }
    document.addEventListener('click', press, listen)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOn(false), listen)
    return () => listening.abort()
  })
  return { isOn, toggle: () => setOn(!isOn) }
}
