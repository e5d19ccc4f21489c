import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { tokenIn } from '../../http/access.ts'
import { accessDenied } from '../../http/errors.ts'
import { mayPublish, type Person, people, personOf } from '../../people.ts'

const current = new AsyncLocalStorage<Person>()

/** Background work runs as the administrator. */
export const currentPerson = (): Person => current.getStore() ?? people[0]

/** Refuses requests that the person's role forbids. */
export function knowPeople(app: FastifyInstance) {
  // In an earlier hook, a later body would lose the AsyncLocalStorage.
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
