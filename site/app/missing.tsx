import { messages } from '../features/errors/messages.ts'
import { Notice } from '../features/errors/notice.tsx'

/** A file of its own: its style sheet must follow those of the shell, as on all other pages. */
export const Missing = () => <Notice words={messages.missing} />
