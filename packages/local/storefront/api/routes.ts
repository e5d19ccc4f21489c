import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createYoga } from 'graphql-yoga'
import type { faultSwitch } from '../../server/faults.ts'
import { adminResolvers } from '../admin/resolvers.ts'
import type { Shop } from '../shop.ts'
import { resolversOf } from './resolvers.ts'

/** For every requested version: the real service falls back too. */
const apiVersion = '2024-04'

type Options = {
  shop: Shop
  token: string
  adminToken: string | undefined
  faults: ReturnType<typeof faultSwitch>
}

/** `POST /api/<version>/graphql.json` is the Storefront API, `POST /admin/api/<version>/graphql.json` the Admin API. */
export async function apiRoutes(server: FastifyInstance, { shop, token, adminToken, faults }: Options) {
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  const add = (path: string, api: ReturnType<typeof apiOf>, isAllowed: (headers: Headers) => boolean) =>
    server.post<{ Params: { version: string }; Body: string }>(
      path,
      async ({ params, headers, body }, reply) => {
        if (await faults.answer(reply)) return reply
        if (!/^(\d{4}-\d{2}|unstable)$/.test(params.version)) return refuse(reply, 404, 'Not Found')
        if (!isAllowed(headers)) return refuse(reply, 401, '[API] Invalid API key or access token')
        const answer = await api.fetch('http://localhost/graphql.json', {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body,
        })
        return reply
          .status(200)
          .headers({ 'content-type': 'application/json; charset=utf-8', 'x-shopify-api-version': apiVersion })
          .send(await answer.text())
      },
    )
  add('/api/:version/graphql.json', apiOf(textOf(storefrontSchema), resolversOf(shop)), (headers) => {
    const given = headers['shopify-storefront-private-token'] ?? headers['x-shopify-storefront-access-token']
    return given === token
  })
  add(
    '/admin/api/:version/graphql.json',
    apiOf(textOf(adminSchema), adminResolvers(shop)),
    (headers) => adminToken !== undefined && headers['x-shopify-access-token'] === adminToken,
  )
}

type Headers = FastifyRequest['headers']
type Resolvers = Parameters<typeof makeExecutableSchema>[0]['resolvers']

const apiOf = (typeDefs: string, resolvers: Resolvers) =>
  createYoga({
    schema: makeExecutableSchema({
      typeDefs,
      ...(resolvers && { resolvers }),
      resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
    }),
    graphqlEndpoint: '/graphql.json',
    graphiql: false,
    landingPage: false,
    logging: false,
  })

const textOf = (schema: string) => readFileSync(createRequire(import.meta.url).resolve(schema), 'utf8')

const storefrontSchema = '@association/services/storefront/generated/schema.graphql'
const adminSchema = '../admin/schema.graphql'

const refuse = (reply: FastifyReply, status: number, errors: string) => reply.status(status).send({ errors })
