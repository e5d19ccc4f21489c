import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Position } from '@association/services/shared-state'
import type { TaggedMemory } from '../../base/tagged-memory.ts'
import type { Place } from '../../content/places/resolve.ts'
import type { Answer, PersonalAnswer } from '../answers/answer.ts'
import type { storedPages } from '../stored/stored-pages.ts'
import type { siteFiles } from './files.ts'
import type { MethodsAt } from './routes.ts'

export type Front = {
  /** Accepted values of the `Host` header. */
  hosts: ReadonlySet<string>
  memory: TaggedMemory<Answer>
  pages: Pick<ReturnType<typeof storedPages>, 'at'>
  position(): Position
  /** Rejects with UpstreamError. */
  placeAt(path: string): Promise<Place | undefined>
  answerQuery(pathAndQuery: string): Promise<PersonalAnswer>
  answerPersonal(pathAndQuery: string, cookie: string | undefined): Promise<PersonalAnswer>
  files: Pick<ReturnType<typeof siteFiles>, 'isFile' | 'kept' | 'at'>
  methodsAt: MethodsAt
  next: RequestListener
  mayAsk(request: IncomingMessage, path: string): Promise<boolean>
  headers: Readonly<Record<string, string>>
  /** The content security policy of pages without their own. */
  policy: string
  errorPage(status: number, path?: string): Promise<Answer>
  /** While true, failures count as unavailable, not broken. */
  isOutage(): boolean
}

export type Exchange = { request: IncomingMessage; response: ServerResponse }
