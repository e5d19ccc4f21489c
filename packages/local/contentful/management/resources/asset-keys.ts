import type { FastifyInstance } from 'fastify'
import { assetKey } from '../../assets/asset-keys.ts'
import type { Twin } from '../../twin.ts'
import { contextAt } from './resource.ts'

const path = '/spaces/:space/environments/:environment/asset_keys'

export function assetKeyRoutes(app: FastifyInstance, twin: Twin) {
  app.post(path, (request, reply) => {
    contextAt(twin, path, request)
    return reply.code(201).send(assetKey(request.body, twin.now()))
  })
}
