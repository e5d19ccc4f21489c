import type { FastifyRequest } from 'fastify'
import type { Entity } from '../entity.ts'
import { versionMismatch } from '../http/errors.ts'

/** Throws VersionMismatch unless the caller saw the current version; a new document needs none, or 0. */
export function checkVersion(request: FastifyRequest, current: Entity | undefined) {
  const sent = request.headers['x-contentful-version']
  if (current === undefined) {
    if (sent !== undefined && Number(sent) !== 0) throw versionMismatch(sent)
    return
  }
  if (Number(sent) !== current.sys.version || sent === undefined) throw versionMismatch(sent)
}
