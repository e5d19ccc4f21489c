import type { ContentfulConfig } from '../config/index.ts'
import { ConfigurationError } from '../config/settings.ts'
import type { Lines } from './lines.ts'

/**
 * Reads the accounts that a command works with, and says which they are before it begins: nobody should find out
 * afterwards. Throws ConfigurationError that names what is missing and where it comes from.
 */
export function accounts<Config extends Accounts>(
  io: { err(lines: Lines): void },
  read: () => Config,
): Config {
  const config = withRemedy(read)
  io.err(serviceOf(config))
  return config
}

type Accounts = { contentful: ContentfulConfig }

/** The service and the spaces behind a configuration, in one line. */
export const serviceOf = ({ contentful: { spaces, environment, hosts, insecure } }: Accounts) =>
  `${insecure ? 'Local services' : 'Contentful'}: spaces ${spaces.association.id} and ${spaces.events.id}, ` +
  `environment ${environment}, at ${hosts.management}.`

function withRemedy<Config>(read: () => Config): Config {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    throw new ConfigurationError(...error.lines, remedy)
  }
}

const remedy =
  'For real accounts, put these into .env (README, “Go live”). For the local services, set none of them and run `npm start` in another terminal.'
