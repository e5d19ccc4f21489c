import { parseEnv } from 'node:util'
import type { Environment } from './settings.ts'

/** Relative to the root; services at shifted ports have a separate folder. */
export const localFolder = (offset = '0') => `.data/local${Number(offset) ? `-${Number(offset)}` : ''}`

export const localSettings = 'settings.env'

/**
 * The environment wins over files. The local services' file applies only if neither the environment nor `.env` names a
 * setting of Contentful: real and local settings never mix, and incomplete real settings are an error.
 */
export function settingsFor(environment: Environment, textOf: (file: string) => string): Environment {
  const real: Environment = { ...parseEnv(textOf('.env')), ...environment }
  if (namesAnAccount(real)) return real
  const local = parseEnv(textOf(`${localFolder(environment.LOCAL_PORT_OFFSET)}/${localSettings}`))
  return { ...local, ...withoutEmpty(real) }
}

export const namesAnAccount = (source: Environment = process.env): boolean =>
  Object.entries(source).some(([name, value]) => name.startsWith('CONTENTFUL_') && value?.trim())

const withoutEmpty = (settings: Environment) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value?.trim()))
