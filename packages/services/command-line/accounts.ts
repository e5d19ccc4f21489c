import type { ContentfulConfig } from '../config/index.ts'
import { ConfigurationError } from '../config/settings.ts'
import { namesAnAccount } from '../config/settings-files.ts'
import type { Lines } from './lines.ts'

/** Throws ConfigurationError for missing settings. */
export function accounts<Config extends Accounts>(
  io: { err(lines: Lines): void },
  read: () => Config,
  isAnySet = namesAnAccount,
): Config {
  const config = withRemedy(read, isAnySet)
  io.err(serviceOf(config))
  return config
}

type Accounts = { contentful: ContentfulConfig }

export const serviceOf = ({ contentful: { spaces, environment, hosts, insecure } }: Accounts) =>
  `${insecure ? 'Local services' : 'Contentful'}: spaces ${spaces.association.id} and ${spaces.events.id}, ` +
  `environment ${environment}, at ${hosts.management}.`

/** Adds to the ConfigurationError where to put a missing setting. */
export function withRemedy<Config>(read: () => Config, isAnySet = namesAnAccount): Config {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    throw isAnySet() ? new ConfigurationError(...error.lines, remedy) : new ConfigurationError(nothingIsSet)
  }
}

const nothingIsSet =
  'No service is set up. Run `npm start` in another terminal for the local services, or put the settings of your accounts into .env (README, “Go live”).'

const remedy =
  'For real accounts, put these into .env (README, “Go live”). For the local services, set none of them and run `npm start` in another terminal.'
