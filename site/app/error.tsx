'use client'

/** Every page carries this file, so it is small: it is seen when a page breaks after it was delivered. */
export default function PageError({ reset }: { reset(): void }) {
  return (
    <button type="button" onClick={reset}>
      Something went wrong. Try again
    </button>
  )
}
