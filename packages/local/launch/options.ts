import { localFolder } from '@association/services/config/settings-files.ts'
import { highestOffset, refusedSentence } from './ports.ts'
import { LaunchError } from './processes.ts'

/**
 * Shifted ports have separate data and builds: stacks run side by side. Throws LaunchError naming the wrong variable.
 */
export function readOptions(env: Record<string, string | undefined>, args: readonly string[]) {
  const written = env.LOCAL_PORT_OFFSET?.trim() || '0'
  const offset = Number(written)
  if (!/^\d+$/.test(written) || offset > highestOffset)
    throw new LaunchError(
      `LOCAL_PORT_OFFSET must be a whole number from 0 to ${highestOffset}, not “${written}”.`,
    )
  const refused = refusedSentence(offset)
  if (refused !== undefined) throw new LaunchError(refused)
  const suffix = offset === 0 ? '' : `-${offset}`
  return {
    offset,
    isDev: args.includes('--dev'),
    data: localFolder(written),
    overrides: { SITE_BUILD: `.next${suffix}` },
  }
}
