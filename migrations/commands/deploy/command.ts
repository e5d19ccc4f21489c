import { withNotes } from '@association/services/command-line'
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import type { Io } from '../../io.ts'
import {
  dataLossOption,
  formatOption,
  missingValuesOption,
  spaceOption,
  targetOf,
  verboseOption,
  waitOption,
  yesOption,
} from '../options.ts'
import type { Program } from '../program.ts'

export function deployCommand(program: Program, io: Io) {
  const deploy = program
    .command('deploy')
    .description('apply the changes in clones, and switch an alias to them when they are checked')
    .option('--alias <alias>', 'the content that the site reads', 'master')
    .addOption(
      new Option('--back', 'return to the environments before the last deployment').conflicts('prune'),
    )
    .option('--prune', 'delete old environments of deployments, after a question')
    .addOption(
      new Option('--keep <number>', 'the number of old environments to keep').argParser(count).default(2),
    )
    .addOption(spaceOption())
    .addOption(formatOption())
    .addOption(yesOption())
    .addOption(waitOption())
    .addOption(dataLossOption())
    .addOption(missingValuesOption())
    .addOption(verboseOption())
    .action(async (options) => {
      const { run } = options.back
        ? await import('./back.ts')
        : options.prune
          ? await import('./prune.ts')
          : await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options, io) }, io)
    })
  return withNotes(deploy, {
    examples: [
      ['npm run migrate -- deploy', 'clone what is behind master, apply, check, switch'],
      ['npm run migrate -- deploy --back', 'return to the environments before'],
      ['npm run migrate -- deploy --prune --keep 1', 'delete what earlier deployments left behind'],
    ],
    exitCodes: {
      1: 'failed, declined, or another run is active: run the command again to continue',
      2: 'the alias is unchanged: a clone failed its checks, or editors saved changes meanwhile',
      3: 'wrong usage or configuration, or a space without the alias',
    },
  })
}

/** With 0, no environment to go back to would remain. */
function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.')
  return Number(text)
}
