'use client'

/** Shown in previews and in the gallery when a page breaks in the browser. */
export default function PageError({ reset }: { reset(): void }) {
  return (
    <button type="button" onClick={reset}>
      Something went wrong. Try again
    </button>
  )
}
