import { spaces } from '@association/content'
import { managementConfig } from '@association/services/config'
import { type Command, Option } from 'commander'
import type { Io } from '../io.ts'
import { formatOption } from '../options.ts'

export function contentCommand(program: Command, io: Io) {
  const content = program.command('content').description('look after the content of both spaces')
  addCheck(content, io)
}

function addCheck(content: Command, io: Io) {
  content
    .command('check')
    .argument('[what]', 'the path of a page or the id of an entry: only it and what it holds')
    .description(
      'hold every entry against the rules, drafts included; ends with 2 when something is to be mended',
    )
    .addOption(new Option('--space <space>', 'only this space').choices(spaces))
    .option('--published', 'what visitors see, instead of what was last saved')
    .addOption(
      new Option('--severity <severity>', 'the least that is told')
        .choices(['error', 'warning'])
        .default('warning'),
    )
    .addOption(formatOption(['text', 'json', 'sarif']))
    .action(async (what, options) => {
      const { run } = await import('./check.ts')
      process.exitCode = await run({ ...options, what, config: managementConfig() }, io)
    })
}
