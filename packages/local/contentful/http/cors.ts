import type { FastifyInstance } from 'fastify'

const requestHeaders = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'DNT',
  'Destination',
  'Expires',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Keep-Alive',
  'Last-Modified',
  'Origin',
  'Pragma',
  'Range',
  'User-Agent',
  'X-Http-Method-Override',
  'X-Mx-ReqToken',
  'X-Requested-With',
  'CF-Sequence',
  'X-Contentful-Version',
  'X-Contentful-Content-Type',
  'X-Contentful-Organization',
  'X-Contentful-Skip-Transformation',
  'X-Contentful-Tag-Visibility',
  'X-Contentful-User-Agent',
  'X-Contentful-Enable-Alpha-Feature',
  'X-Contentful-Source-Environment',
  'X-Contentful-Team',
  'X-Contentful-Parent-Id',
  'x-contentful-validate-only',
  'X-Contentful-Skip-UI-Draft-Validation',
  'X-Contentful-Marketplace',
  'X-Contentful-UI-Content-Auto-Save',
  'X-Contentful-Locale-Based-Publishing',
  'X-Contentful-Resource-Resolution',
].join(',')

/** Contentful lets any origin read. Browser SDKs always send a preflight. */
export function allowAnyOrigin(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'DELETE,GET,HEAD,POST,PUT,PATCH,OPTIONS',
      'Access-Control-Allow-Headers': requestHeaders,
      'Access-Control-Expose-Headers': 'Etag',
      'Access-Control-Max-Age': '1728000',
    })
    if (request.method === 'OPTIONS') return reply.code(204).send()
  })
}
