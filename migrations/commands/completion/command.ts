import { withNotes } from '@association/services/command-line'
import { Argument } from '@commander-js/extra-typings'
import type { Io } from '../../io.ts'
import type { Program } from '../program.ts'

export function completionCommand(program: Program, io: Io) {
  const completion = program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell of the script').choices(['bash', 'zsh', 'fish']))
    .description('write a script that completes commands, flags and values in a shell')
    .option('--name <name>', 'the name of the command in the shell', 'migrate')
    .action(async (shell, options) => {
      const { writeCompletion } = await import(
        '@association/services/command-line/completion/write-completion.ts'
      )
      process.exitCode = writeCompletion({ ...options, shell, script: 'migrate', program }, io)
    })
  return withNotes(completion, {
    examples: [
      [
        'npm run -s migrate -- completion bash > ~/.migrate.bash',
        'then `source ~/.migrate.bash` in ~/.bashrc: completes `npm run migrate --`, too',
      ],
      ['npm run -s migrate -- completion zsh > ~/.migrate.zsh', 'the same, in ~/.zshrc after compinit'],
      [
        'npm run -s migrate -- completion fish > ~/.config/fish/conf.d/migrate.fish',
        'fish loads the files of this folder by itself',
      ],
    ],
    exitCodes: { 1: 'failed' },
  })
}
