import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { localEnvironment } from './environment.ts'

/**
 * `node --import` this before a tool of the repository: what is already in the environment wins; else `.env` at the
 * root; without either, the local services.
 */
const isConfigured = 'CONTENTFUL_ASSOCIATION_SPACE_ID' in process.env
if (!isConfigured && existsSync('.env')) loadEnvFile('.env')
else if (!isConfigured) {
  const offset = Number(process.env.LOCAL_PORT_OFFSET) || 0
  Object.assign(process.env, localEnvironment({ offset }), { ...process.env })
}
