import { withNotes } from '@association/services/command-line'
import { inspectConfig } from '@association/services/config'
import type { Io } from '../io.ts'
import { countUpTo, formatOption } from '../options.ts'
import type { Program } from '../program.ts'

export function doctorCommand(program: Program, io: Io) {
  const doctor = program
    .command('doctor')
    .description('try each setting for real, and say what is wrong and what to do; writes nothing')
    .option('--deadline <seconds>', 'how long each check may take', countUpTo(600), 10)
    .addOption(formatOption(['text', 'json']))
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, setup: inspectConfig() }, io)
    })
  return withNotes(doctor, {
    examples: [
      ['npm run cli -- doctor', 'everything that the site, the app and the spaces depend on'],
      ['npm run -s cli -- doctor --format json', 'the same for a monitor'],
    ],
    exitCodes: { 0: 'nothing is wrong', 2: 'something is wrong' },
  })
}
