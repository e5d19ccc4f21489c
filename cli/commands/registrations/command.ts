import { withNotes } from '@association/services/command-line'
import type { Io } from '../../shared/io.ts'
import type { Program } from '../../shared/program.ts'
import { exportCommand } from './export/command.ts'
import { reconcileCommand } from './reconcile/command.ts'

export function registrationsCommand(program: Program, io: Io) {
  const registrations = program
    .command('registrations')
    .description('work with the registrations of an event')
  withNotes(registrations, {
    examples: [
      [
        'npm run cli -- registrations export --edition fall-2027 --output fall.csv',
        'write the registrations of an event as CSV',
      ],
      ['npm run cli -- registrations reconcile', 'compare the registrations with the orders of the shop'],
    ],
  })
  return { export: exportCommand(registrations, io), reconcile: reconcileCommand(registrations, io) }
}
