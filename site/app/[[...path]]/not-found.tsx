import { messages } from '../../features/errors/messages.ts'
import { Notice } from '../../features/errors/notice.tsx'

export default function NotFound() {
  return (
    <>
      <title>{messages.missing.title}</title>
      <Notice words={messages.missing} />
    </>
  )
}
