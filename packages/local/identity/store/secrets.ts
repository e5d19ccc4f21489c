import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

export type Secrets = {
  signingKey: JWK
  cookieKey: string
}

/** Created at the first start and reused after a restart, so that everyone stays signed in. */
export async function openSecrets(database: DatabaseSync): Promise<Secrets> {
  const stored = database.prepare("SELECT json FROM secret WHERE name = 'identity'").get()
  if (stored) return JSON.parse(String(stored.json))
  const secrets = { signingKey: await newKey(), cookieKey: randomBytes(32).toString('hex') }
  database.prepare("INSERT INTO secret VALUES ('identity', ?)").run(JSON.stringify(secrets))
  return secrets
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(12).toString('base64url')
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}
