import { spaces as bothSpaces, type Space } from '@association/content'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { MigrationError } from '../../engine/errors.ts'
import { appliedCount, verifyHistory } from '../../engine/history/history.ts'
import { changesFolder, type LoadedChange, loadChanges } from '../../engine/history/load-changes.ts'
import { isSettled, standings } from '../../engine/history/standing.ts'
import { compare } from '../../engine/model/compare.ts'
import { driftOf } from '../../engine/model/drift.ts'
import { forSpace } from '../../engine/model/for-space.ts'
import { replay } from '../../engine/model/replay.ts'
import { wishedModels } from '../../engine/model/wish.ts'
import { withDrift } from '../../engine/model/with-drift.ts'
import { readModel } from '../../engine/plan/read-space.ts'
import type { Models, SpaceModel } from '../../engine/specs/space-model.ts'
import type { Io } from '../../io.ts'
import { type CommandTarget, connect } from '../connect.ts'
import { checkName, writeNextChange } from '../new/write.ts'
import type { Format } from '../options.ts'
import { describeDrift, type SpaceDrift } from './describe-drift.ts'

export type DriftOptions = CommandTarget & {
  format?: Format
  wish?: Models
  write?: string
}

export async function run(options: DriftOptions, io: Io): Promise<number> {
  const {
    config,
    spaces = bothSpaces,
    folder = changesFolder,
    format,
    wish = wishedModels(),
    write,
  } = options
  if (write !== undefined) checkName(write)
  const changes = await loadChanges(folder)
  const clients = connect(config, 'read', io)
  const unwritten = compare(replay(changes), wish).map((step) =>
    [step.do, 'field' in step ? `${step.type}.${step.field}` : step.type].join(' '),
  )
  const compared = await Promise.all(
    spaces.map(async (space) => {
      const { journal, ...live } = await readModel(clients[space])
      verifyHistory(space, journal, changes)
      const code = codeOf(space, changes.slice(0, appliedCount(journal, changes)))
      const pending = standings({ space, journal, isRunning: false }, changes)
        .filter((standing) => !isSettled(standing))
        .map(({ id, about, state }) => ({ id, about, state }))
      const drift = { space, environment: config.contentful.environment, pending, unwritten }
      return {
        drift: { ...drift, findings: driftOf(code, live) } satisfies SpaceDrift,
        code,
        live: live.model,
      }
    }),
  )
  const drifts = compared.map(({ drift }) => drift)
  if (format === 'json') io.print(jsonText(drifts))
  else io.out(describeDrift(compared))
  if (write !== undefined) {
    const live = compared.map(({ drift, live }) => ({ space: drift.space, model: live }))
    const hasPending = drifts.some(({ pending }) => pending.length > 0)
    writeDrift({ folder, name: write, models: replay(changes), live, hasPending }, { out: io.err })
  }
  const isAlike = ({ findings, pending }: SpaceDrift) =>
    findings.length + pending.length + unwritten.length === 0
  return drifts.every(isAlike) ? 0 : 2
}

const codeOf = (space: Space, applied: readonly LoadedChange[]): SpaceModel =>
  forSpace(replay(applied)[space])

type Drifted = {
  folder: string
  name: string
  models: Models
  live: readonly { space: Space; model: SpaceModel }[]
  hasPending: boolean
}

function writeDrift({ folder, name, models, live, hasPending }: Drifted, io: Pick<Io, 'out'>): void {
  if (hasPending)
    throw new MigrationError(
      'CONFLICT',
      'Some changes are pending. Run `npm run migrate -- apply` first, then this command again.',
    )
  const { to, conflicts } = withDrift(models, live)
  if (conflicts.length > 0)
    throw new MigrationError('CONFLICT', [
      'The spaces differ from each other, so no change can be written:',
      ...conflicts.map((conflict) => `  ${conflict}`),
      'Make them alike in Contentful, or name one with --space.',
    ])
  if (compare(models, to).length === 0) {
    io.out('There is nothing to write.')
    return
  }
  writeNextChange({ folder, name, difference: { from: models, to } }, io)
  io.out('Change the model in packages/content/types in the same way: the history must lead to it.')
}
