import type { Space } from '@association/content'
import type { ManagementConfig } from '@association/services/config'
import { CommandError } from '../../shared/errors.ts'

export type SeedOptions = {
  config: ManagementConfig
  dryRun?: boolean
  /** Create what is missing; leave alone what is there, with whatever editors made of it. */
  missing?: boolean
  /** An export, an environment, or a space and its environment, instead of the seed folder. */
  from?: string
  /** Ids, content types and patterns; what they link to comes along. */
  only?: readonly string[]
  /** Delete what the seed does not know. */
  prune?: boolean
  /** Do not ask before deleting. */
  yes?: boolean
  /** How many articles there are after the run; what the seed lacks is generated. */
  scale?: number
  space?: Space
  format?: 'text' | 'json'
  folder?: string
}

/** Throws CommandError for options that contradict each other. */
export function checkOptions({ prune, missing, only, scale, from, space }: SeedOptions) {
  if (prune && missing)
    throw new CommandError(
      'USAGE',
      '--prune deletes what the seed does not know, --missing leaves alone what is there: choose one.',
    )
  if (prune && only)
    throw new CommandError('USAGE', '--prune needs the whole seed to know what is in it: leave out --only.')
  if (scale !== undefined && (prune || only || from || space === 'events'))
    throw new CommandError(
      'USAGE',
      '--scale adds articles to the whole seed of the association: leave out --only, --from, --prune and --space events.',
    )
}
