import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createYoga } from 'graphql-yoga'
import type { faultSwitch } from '../../server/faults.ts'
import type { Shop } from '../shop.ts'
import { resolversOf } from './resolvers.ts'

/** The version that this stand-in answers with, whichever version is requested. The real service falls back too. */
const apiVersion = '2024-04'

type Options = { shop: Shop; token: string; faults: ReturnType<typeof faultSwitch> }

/** `POST /api/<version>/graphql.json`, the Storefront API. */
export async function apiRoutes(server: FastifyInstance, { shop, token, faults }: Options) {
  const yoga = createYoga({
    schema: makeExecutableSchema({
      typeDefs: readFileSync(createRequire(import.meta.url).resolve(schemaFile), 'utf8'),
      resolvers: resolversOf(shop),
      resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
    }),
    graphqlEndpoint: '/graphql.json',
    graphiql: false,
    landingPage: false,
    logging: false,
  })
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  server.post<{ Params: { version: string }; Body: string }>(
    '/api/:version/graphql.json',
    async ({ params, headers, body }, reply) => {
      if (await faults.answer(reply)) return reply
      if (!/^(\d{4}-\d{2}|unstable)$/.test(params.version)) return refuse(reply, 404, 'Not Found')
      const given =
        headers['shopify-storefront-private-token'] ?? headers['x-shopify-storefront-access-token']
      if (given !== token) return refuse(reply, 401, '[API] Invalid API key or access token')
      const answer = await yoga.fetch('http://localhost/graphql.json', {
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
}

const schemaFile = '@association/services/storefront/generated/schema.graphql'

const refuse = (reply: FastifyReply, status: number, errors: string) => reply.status(status).send({ errors })
