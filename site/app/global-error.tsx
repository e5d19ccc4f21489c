'use client'

import '../styles/index.css'
import { TryAgain } from '../features/errors/try-again.tsx'

export default function GlobalError({ reset }: { reset(): void }) {
  return (
    <html lang="en-US">
      <body>
        <main>
          <TryAgain again={reset} />
        </main>
      </body>
    </html>
  )
}
