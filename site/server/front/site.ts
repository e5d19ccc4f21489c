import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Position } from '@association/services/shared-state'
import type { TaggedMemory } from '../../base/tagged-memory.ts'
import type { Place } from '../../content/places/resolve.ts'
import type { Answer, PersonalAnswer } from '../answers/answer.ts'
import type { storedPages } from '../stored/stored-pages.ts'
import type { siteFiles } from './files.ts'
import type { MethodsAt } from './routes.ts'

/** All that answers a request. */
export type Front = {
  /** Values of the `Host` header that are answered. */
  hosts: ReadonlySet<string>
  memory: TaggedMemory<Answer>
  pages: Pick<ReturnType<typeof storedPages>, 'at'>
  /** Where the log of changes stands. */
  position(): Position
  /** What the content has at a path. Rejects with UpstreamError while nobody can tell. */
  placeAt(path: string): Promise<Place | undefined>
  /** The page at a path with a query of its own. It is not stored. */
  answerQuery(pathAndQuery: string): Promise<PersonalAnswer>
  /** The page at a path for the visitor with these cookies. It is not stored. */
  answerPersonal(pathAndQuery: string, cookie: string | undefined): Promise<PersonalAnswer>
  files: Pick<ReturnType<typeof siteFiles>, 'isFile' | 'kept' | 'at'>
  /** The methods of a path that Next.js answers for each request: APIs, previews, feeds. */
  methodsAt: MethodsAt
  next: RequestListener
  /** Whether a client may ask Next.js for a path once more. */
  mayAsk(request: IncomingMessage, path: string): Promise<boolean>
  headers: Readonly<Record<string, string>>
  /** The policy of pages that bring none of their own. */
  policy: string
  /** The page for a status that is no success, at a path. */
  errorPage(status: number, path?: string): Promise<Answer>
  /** True while Contentful cannot be read: what fails then is unavailable, not broken. */
  isOutage(): boolean
}

export type Exchange = { request: IncomingMessage; response: ServerResponse }
