import type { Space } from '@association/content'
import type { ManagementConfig } from '@association/services/config'
import { CommandError } from '../../shared/errors.ts'

export type SeedOptions = {
  config: ManagementConfig
  dryRun?: boolean
  missing?: boolean
  from?: string
  only?: readonly string[]
  prune?: boolean
  yes?: boolean
  scale?: number
  space?: Space
  format?: 'text' | 'json'
  folder?: string
}

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
