import type { Space } from '@association/content'
import type { ManagementConfig } from '@association/services/config'
import { CommandError } from '../../shared/errors.ts'

export type SeedOptions = {
  config: ManagementConfig
  dryRun?: boolean
  /** Creates missing entries and keeps editors' changes. */
  missing?: boolean
  /** An export, an environment, or a space with its environment, instead of the seed folder. */
  from?: string
  /** Ids, content types and patterns; linked content is included. */
  only?: readonly string[]
  prune?: boolean
  yes?: boolean
  /** Number of articles after the run; missing ones are generated. */
  scale?: number
  space?: Space
  format?: 'text' | 'json'
  folder?: string
}

/** Throws CommandError for contradictions. */
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
