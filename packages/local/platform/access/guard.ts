import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../../members/accounts.ts'
import type { faultSwitch } from '../../server/faults.ts'
import type { Arrivals } from '../control/arrivals.ts'
import type { tokenReader } from './token-reader.ts'

type GuardServices = {
  readToken: ReturnType<typeof tokenReader>
  arrived: Arrivals
  faults: ReturnType<typeof faultSwitch>
}

const signedIn = new WeakMap<FastifyRequest, Account>()

/** Records each request, and refuses those without a valid token. */
export function guardRequests(api: FastifyInstance, { readToken, arrived, faults }: GuardServices) {
  api.addHook('onRequest', async (request, reply) => {
    arrived.note(request)
    if (await faults.answer(reply)) return reply
    const reading = await readToken(request.headers.authorization)
    if (!('account' in reading)) return refuse(reply, reading.status, reading.message)
    signedIn.set(request, reading.account)
    const { id } = request.params as { id?: string }
    if (id !== undefined && id !== reading.account.userId)
      return refuse(reply, 403, 'A user reads and changes only own data.')
  })
}

export function accountOf(request: FastifyRequest): Account {
  const account = signedIn.get(request)
  if (!account) throw new Error('This route is not guarded.')
  return account
}

export const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.status(status).send({ message })
