import { type Format, formatNames, isFormat } from '@association/feeds/formats/index.ts'
import { accounts, withNotes } from '@association/services/command-line'
import { feedConfig, inEnvironment } from '@association/services/config'
import { InvalidArgumentError } from '@commander-js/extra-typings'
import type { Io } from '../../shared/io.ts'
import { countUpTo, environmentOption, formatOption, spaceOption, webAddress } from '../../shared/options.ts'
import type { Program } from '../../shared/program.ts'

export function rssCommand(program: Program, io: Io) {
  const rss = program
    .command('rss')
    .argument('[feeds...]', 'articles, topics, topic-<name>, or the name of another feed; all unless named')
    .description('write the feeds of both spaces into a folder; a feed is written only if it changed')
    .option('--out <folder>', 'the folder for the files', '.data/feeds')
    .option('--as <formats>', 'rss, atom or json, several with commas, or all; all by default', formatsIn)
    .option('--base <address>', 'the URL of the folder; <site>/feeds by default', webAddress)
    .option('--limit <items>', 'at most so many items in a feed, the newest', countUpTo(1_000_000))
    .option('--dry-run', 'show what would be written; write nothing')
    .option(
      '--force',
      'replace a feed by an empty feed or by less than half of it, and replace files that are no feeds',
    )
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption(['text', 'json']))
    .action(async (feeds, { env, ...options }) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run(
        { ...options, feeds, config: accounts(io, () => inEnvironment(feedConfig(), env)) },
        io,
      )
    })
  return withNotes(rss, {
    examples: [
      ['npm run cli -- rss --dry-run', 'which feeds there are, and what would change'],
      ['npm run cli -- rss --out /srv/feeds', 'bring all files in the folder up to date'],
      ['npm run cli -- rss articles topics --as rss', 'articles and each of their topics, as RSS 2.0'],
      ['npm run cli -- rss press-releases --limit 20', 'the newest twenty items'],
    ],
    exitCodes: { 2: 'a feed was refused: it would be empty, halved or invalid, or replace what is no feed' },
  })
}

function formatsIn(written: string): Format[] {
  const names = written.split(',').map((name) => name.trim())
  const wanted = formatNames.filter((name) => names.includes(name) || names.includes('all'))
  if (wanted.length === 0 || !names.every((name) => isFormat(name) || name === 'all'))
    throw new InvalidArgumentError(`Give ${formatNames.join(', ')} or all, with commas between them.`)
  return wanted
}
