import { withNotes } from '@association/services/command-line'
import { inspectConfig } from '@association/services/config'
import type { Io } from '../../shared/io.ts'
import { countUpTo, formatOption } from '../../shared/options.ts'
import type { Program } from '../../shared/program.ts'

export function doctorCommand(program: Program, io: Io) {
  const doctor = program
    .command('doctor')
    .description('test each setting, and name each problem with its solution; writes nothing')
    .option('--deadline <seconds>', 'the time limit of each check', countUpTo(600), 10)
    .addOption(formatOption(['text', 'json']))
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, setup: inspectConfig() }, io)
    })
  return withNotes(doctor, {
    examples: [
      ['npm run cli -- doctor', 'test everything that the site, the app and the spaces need'],
      ['npm run -s cli -- doctor --format json', 'the same result for a monitoring tool'],
    ],
    exitCodes: { 0: 'nothing is wrong', 2: 'something is wrong' },
  })
}
