import { spaces as bothSpaces, type Space } from '@association/content'
import { accounts } from '@association/services/command-line'
import { inEnvironment, managementConfig } from '@association/services/config'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../io.ts'
import type { CommandTarget } from './connect.ts'

export const spaceOption = () => new Option('--space <space>', 'only this space').choices(bothSpaces)

export const environmentOption = () =>
  new Option('--env <environment>', 'another environment or alias than CONTENTFUL_ENVIRONMENT')

export const formatOption = () =>
  new Option('--format <format>', 'the format of the result')
    .choices(['text', 'json'] as const)
    .default('text' as const)
export type Format = 'text' | 'json'

export const yesOption = () => new Option('-y, --yes', 'do not ask for confirmation')

export const waitOption = () => new Option('--wait', 'wait until no other run holds the lock')

export const dataLossOption = () => new Option('--allow-data-loss', 'continue although values will be lost')

export const missingValuesOption = () =>
  new Option(
    '--allow-missing-values',
    'continue although published entries have no value in a field that becomes required',
  )

export const verboseOption = () => new Option('--verbose', 'every entry, instead of some examples')

type TargetFlags = { space?: Space; env?: string }

/** Reads environment variables. Call it when the command runs, because `--help` must work without them. */
export const targetOf = ({ space, env }: TargetFlags, io: Pick<Io, 'err'>): CommandTarget => ({
  config: accounts(io, () => inEnvironment(managementConfig(), env)),
  spaces: space === undefined ? bothSpaces : [space],
})
