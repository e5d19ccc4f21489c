import type { FastifyInstance } from 'fastify'
import { multipassSecret } from '../../members/accounts.ts'
import { multipassToken } from '../../members/multipass.ts'
import { accountOf, refuse } from '../access/guard.ts'

type MultipassQuery = { Querystring: { url?: string } }

/** `GET /products/multipass?url=` returns a link that signs in at the shop and continues to the URL. */
export function multipassRoute(api: FastifyInstance, shopOrigins: readonly string[]) {
  api.get<MultipassQuery>('/products/multipass', async (request, reply) => {
    const { url = '' } = request.query
    if (!URL.canParse(url) || !shopOrigins.includes(new URL(url).origin))
      return refuse(reply, 400, 'The address is not one of the shop.')
    const { email, firstName, lastName, userId } = accountOf(request)
    const token = multipassToken(multipassSecret, {
      email,
      created_at: new Date().toISOString(),
      first_name: firstName,
      last_name: lastName,
      identifier: userId,
      return_to: url,
    })
    return reply
      .type('application/json')
      .send(JSON.stringify(`${shopOrigins[0]}/account/login/multipass/${token}`))
  })
}
