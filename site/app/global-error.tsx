'use client'

/** Replaces a broken layout. Server failures have another page. */
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
