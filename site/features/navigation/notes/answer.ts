import { answerUnlessUnchanged } from '../../feeds/answer-unless-unchanged.ts'
import { orUnavailable } from '../../feeds/or-unavailable.ts'
import { messages } from '../messages.ts'
import type { MenuNotes } from './menu-notes.ts'

export type Dependencies = {
  /** Rejects without content or a copy. */
  notes(): Promise<MenuNotes>
  isOutage(): boolean
}

export const answerMenuNotes = (request: Request, needs: Dependencies): Promise<Response> =>
  orUnavailable(needs, messages.notesOutOfReach, async () =>
    answerUnlessUnchanged(request.headers, {
      body: Buffer.from(JSON.stringify(await needs.notes())),
      type: 'application/json',
      headers: { 'x-robots-tag': 'noindex' },
    }),
  )
