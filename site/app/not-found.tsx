import type { Metadata } from 'next'
import { messages } from '../features/errors/messages.ts'
import { PublicShell } from '../features/shell/public-shell.tsx'
import { Missing } from './missing.tsx'

export const metadata: Metadata = { title: messages.missing.title }

/** For URLs without a route, such as `/_next/image`. */
export default function NotFound() {
  return (
    <PublicShell>
      <Missing />
    </PublicShell>
  )
}
