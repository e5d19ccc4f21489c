import { localFolder } from '@association/services/config/settings-files.ts'
import { ports } from '../environment/environment.ts'
import { LaunchError } from './processes.ts'

const highestPort = 65_535
const highestOffset = highestPort - Math.max(...Object.values(ports))

/**
 * What the person asked for by variables and flags. Other ports have their own data and build, so that they run beside
 * the usual ones. Throws LaunchError naming the variable that is wrong.
 */
export function readOptions(env: Record<string, string | undefined>, args: readonly string[]) {
  const written = env.LOCAL_PORT_OFFSET?.trim() || '0'
  const offset = Number(written)
  if (!/^\d+$/.test(written) || offset > highestOffset)
    throw new LaunchError(
      `LOCAL_PORT_OFFSET must be a whole number from 0 to ${highestOffset}, not “${written}”.`,
    )
  const suffix = offset === 0 ? '' : `-${offset}`
  return {
    offset,
    isDev: args.includes('--dev'),
    data: localFolder(written),
    overrides: { SITE_BUILD: `.next${suffix}` },
  }
}
