import { LaunchError } from './processes.ts'

/** What the person asked for by variables and flags. Throws LaunchError naming the variable that is wrong. */
export function readOptions(env: Record<string, string | undefined>, args: readonly string[]) {
  const written = env.LOCAL_PORT_OFFSET ?? '0'
  const offset = Number(written)
  if (!/^\d+$/.test(written) || offset > 60_000)
    throw new LaunchError(`LOCAL_PORT_OFFSET must be a whole number from 0 to 60000, not “${written}”.`)
  return { offset, isDev: args.includes('--dev'), data: `.data/local${offset === 0 ? '' : `-${offset}`}` }
}
