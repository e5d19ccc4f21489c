import { parseEnv } from 'node:util'
import type { Source } from './settings.ts'

/** The folder of local services that listen at moved ports; relative to the root. */
export const localFolder = (offset = '0') => `.data/local${Number(offset) ? `-${Number(offset)}` : ''}`

/** In the folder of running local services: the settings that lead to them. */
export const localSettings = 'settings.env'

/**
 * The settings that the files of the repository add to the environment, which wins: those of `.env`, and only where
 * neither names a setting of Contentful, those of the local services. So real and local settings are never mixed, and a
 * command refuses to run when only some of the real ones are there.
 */
export function settingsFor(environment: Source, textOf: (file: string) => string): Source {
  const real: Source = { ...parseEnv(textOf('.env')), ...environment }
  if (namesAnAccount(real)) return real
  const local = parseEnv(textOf(`${localFolder(environment.LOCAL_PORT_OFFSET)}/${localSettings}`))
  return { ...local, ...withoutEmpty(real) }
}

/** Whether any setting of Contentful is there. */
export const namesAnAccount = (source: Source = process.env): boolean =>
  Object.entries(source).some(([name, value]) => name.startsWith('CONTENTFUL_') && value?.trim())

const withoutEmpty = (settings: Source) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value?.trim()))
