import { randomBytes } from 'node:crypto'
import { badRequest } from '../http/errors.ts'
import { objectIn } from '../validation/shapes.ts'

const longestLifeMs = 48 * 60 * 60 * 1000

/** Local files need no key: only the form is right. Throws BadRequest. */
export function assetKey(body: unknown, now: Date) {
  const { expiresAt } = objectIn(body)
  const latest = (now.getTime() + longestLifeMs) / 1000
  if (typeof expiresAt !== 'number' || expiresAt > latest) {
    throw badRequest('"expiresAt" must be a time in seconds, at most 48 hours from now.')
  }
  const policy = Buffer.from(JSON.stringify({ expiresAt })).toString('base64url')
  return { policy, secret: randomBytes(32).toString('base64url') }
}
