import type { FastifyInstance } from 'fastify'
import { assetKey } from '../../assets/asset-keys.ts'
import type { Twin } from '../../twin.ts'
import { contextAt } from './resource.ts'

const path = '/spaces/:space/environments/:environment/asset_keys'

export function assetKeyRoutes(app: FastifyInstance, twin: Twin) {
  app.post(path, (request) => {
    contextAt(twin, path, request)
    return assetKey(request.body, twin.now())
  })
}
