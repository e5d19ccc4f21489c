import { spaces as bothSpaces, type Space } from '@association/content'
import { accounts } from '@association/services/command-line'
import { inEnvironment, managementConfig } from '@association/services/config'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../io.ts'
import type { Target } from './connect.ts'

/** `--space` of every command that talks to a space. */
export const spaceOption = () => new Option('--space <space>', 'only this space').choices(bothSpaces)

/** `--env` of every command that talks to a space. */
export const environmentOption = () =>
  new Option('--env <environment>', 'another environment or alias than CONTENTFUL_ENVIRONMENT')

/** `--format` of every command that talks to a space. */
export const formatOption = () =>
  new Option('--format <format>', 'the format of the result')
    .choices(['text', 'json'] as const)
    .default('text' as const)
export type Format = 'text' | 'json'

/** `--yes` of every command that asks. */
export const yesOption = () => new Option('-y, --yes', 'do not ask for confirmation')

/** `--wait` of every command that takes the lock of a space. */
export const waitOption = () => new Option('--wait', 'wait until no other run holds the lock')

/** `--allow-data-loss` of every command that plans. */
export const dataLossOption = () => new Option('--allow-data-loss', 'continue although values will be lost')

/** `--allow-missing-values` of every command that plans. */
export const missingValuesOption = () =>
  new Option(
    '--allow-missing-values',
    'continue although published entries have no value in a field that becomes required',
  )

/** `--verbose` of every command that shows a plan. */
export const verboseOption = () => new Option('--verbose', 'every entry, instead of some examples')

type Given = { space?: Space; env?: string }

/** Where these options lead. Reads the environment variables: to be called when the command runs, not for its help. */
export const targetOf = ({ space, env }: Given, io: Pick<Io, 'err'>): Target => ({
  config: accounts(io, () => inEnvironment(managementConfig(), env)),
  spaces: space === undefined ? bothSpaces : [space],
})
