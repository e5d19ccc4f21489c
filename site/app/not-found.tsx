import type { Metadata } from 'next'
import { messages } from '../features/errors/messages.ts'
import { Notice } from '../features/errors/notice.tsx'
import { PublicShell } from '../features/shell/public-shell.tsx'

export const metadata: Metadata = { title: messages.missing.title }

/** For URLs without a route, such as `/_next/image`. */
export default function NotFound() {
  return (
    <PublicShell>
      <Notice words={messages.missing} />
    </PublicShell>
  )
}
