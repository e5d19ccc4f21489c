import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { tokenIn } from '../../http/access.ts'
import { accessDenied } from '../../http/errors.ts'
import { mayPublish, type Person, people, personOf } from '../../people.ts'

const current = new AsyncLocalStorage<Person>()

/** Whoever sent the request that is being answered; the administrator in the background. */
export const currentPerson = (): Person => current.getStore() ?? people[0]

/** Remembers who asks while a request is answered, and refuses what the person's role does not allow. */
export function knowPeople(app: FastifyInstance) {
  // Not earlier: a body that arrives later would lose the store.
  app.addHook('preHandler', (request, _reply, done) => {
    const person = personOf(tokenIn(request))
    if (!mayPublish(person) && isPublication(request.method, request.url)) done(accessDenied())
    else current.run(person, done)
  })
}

const isPublication = (method: string, url: string) =>
  method !== 'GET' &&
  /\/(?:published|archived)(?:\?|$)|\/bulk_actions\/(?:publish|unpublish)|\/scheduled_actions|\/releases/.test(
    url,
  )
