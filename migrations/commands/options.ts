import { spaces as bothSpaces, type Space } from '@association/content'
import { inEnvironment, managementConfig } from '@association/services/config'
import { type Command, Option } from 'commander'
import type { Target } from './connect.ts'

/** `--space`, `--env` and `--format`: what every command takes that talks to a space. */
export const withSpaces = (command: Command): Command =>
  command
    .addOption(new Option('--space <space>', 'only this space').choices(bothSpaces))
    .option('--env <environment>', 'another environment or alias than CONTENTFUL_ENVIRONMENT')
    .addOption(
      new Option('--format <format>', 'how the result is written').choices(['text', 'json']).default('text'),
    )

/** `--yes` of every command that asks. */
export const yesOption = new Option('-y, --yes', 'do not ask')

type Given = { space?: Space; env?: string }

/** Where these options lead; the environment is read only now, because help needs none. */
export const targetOf = ({ space, env }: Given): Target => ({
  config: inEnvironment(managementConfig(), env),
  spaces: space === undefined ? bothSpaces : [space],
})
