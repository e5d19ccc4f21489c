import type { PreviewSource } from './open-preview.ts'

/** Long enough that nothing is painted between two keys. */
const restMs = 250

/**
 * The same source, whose patches wait for a rest while `isCalm`: the small preview of a sidebar must not compete for
 * the frame with the large one beside the form. Nothing is lost; patches are joined.
 */
export function calmSource(source: PreviewSource, isCalm: () => boolean): PreviewSource {
  return {
    ...source,
    onChange(listener) {
      let waiting: Record<string, unknown> = {}
      let timer: ReturnType<typeof setTimeout> | undefined
      const pass = () => {
        const patch = waiting
        waiting = {}
        listener(patch)
      }
      const stop = source.onChange((patch) => {
        waiting = { ...waiting, ...patch }
        clearTimeout(timer)
        if (isCalm()) timer = setTimeout(pass, restMs)
        else pass()
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}
