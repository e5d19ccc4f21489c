'use client'

/** As small as `error.tsx`, and alone: the layout itself is broken. Failures on the server have a page of their own. */
export default function GlobalError({ reset }: { reset(): void }) {
  return (
    <html lang="en-US">
      <link rel="stylesheet" href="/error-page.css" />
      <body>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  )
}
