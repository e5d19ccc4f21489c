import { withNotes } from '@association/services/command-line'
import type { Io } from '../../shared/io.ts'
import type { Program } from '../../shared/program.ts'
import { checkCommand } from './check/command.ts'
import { diffCommand } from './diff/command.ts'
import { exportCommand } from './export/command.ts'
import { usageCommand } from './usage/command.ts'

export function contentCommand(program: Program, io: Io) {
  const content = program.command('content').description('look after the content of both spaces')
  withNotes(content, {
    examples: [
      ['npm run cli -- content check', 'all problems of the content in both spaces'],
      [
        'npm run cli -- content export --output backup',
        'both spaces as files, the same for the same content',
      ],
    ],
    exitCodes: { 2: 'findings' },
  })
  return {
    check: checkCommand(content, io),
    export: exportCommand(content, io),
    diff: diffCommand(content, io),
    usage: usageCommand(content, io),
  }
}
