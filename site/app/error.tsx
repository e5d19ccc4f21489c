'use client'

/** Only used in previews and the gallery. */
export default function PageError({ reset }: { reset(): void }) {
  return (
    <button type="button" onClick={reset}>
      Something went wrong. Try again
    </button>
  )
}
