'use client'

import { TryAgain } from '../features/errors/try-again.tsx'

export default function PageError({ reset }: { reset(): void }) {
  return <TryAgain again={reset} />
}
