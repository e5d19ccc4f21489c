import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { clickEvent } from './click-event.ts'
import { takeTurns } from './take-turns.ts'

type Options = { secondsPerAdvertisement: number }

/** Rotates only without a preference for reduced motion; always reports clicks. */
export const enhance: Enhance<Options> = (element, { secondsPerAdvertisement }) => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const listening = new AbortController()
  const { signal } = listening
  let end = () => {}
  function begin() {
    end()
    end = calm.matches ? () => {} : takeTurns(element, secondsPerAdvertisement * 1000)
  }
  calm.addEventListener('change', begin, { signal })
  element.addEventListener('click', tell, { signal })
  element.addEventListener('auxclick', tell, { signal })
  begin()
  return () => {
    listening.abort()
    end()
  }
}

/** Only the main and the middle button follow a link. */
function tell(event: MouseEvent) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-advertisement]') : null
  if (link && event.button < 2) link.dispatchEvent(clickEvent(link.dataset.advertisement ?? ''))
}
