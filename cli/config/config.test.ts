import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { describe, expect, test } from 'vitest'
import { config } from '../define-config.ts'
import { CommandError } from '../shared/errors.ts'
import { applyConfig } from './apply.ts'
import { readConfig } from './read.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
const define = join(import.meta.dirname, '../define-config.ts')
let count = 0

function fileOf(values: string): string {
  count += 1
  const file = join(folder, `config-${count}.ts`)
  writeFileSync(file, `import { config } from ${JSON.stringify(define)}\nexport default config(${values})\n`)
  return file
}

async function given(line: string, values: string) {
  let flags: Record<string, unknown> = {}
  const program = new Command('cli').option('--config <file>').exitOverride().hook('preAction', applyConfig)
  const group = program.command('content')
  group
    .command('list')
    .option('--dry-run')
    .option('--only <types...>')
    .option('--as <names>', 'parsed', namesIn)
    .addOption(new Option('--space <space>').choices(['association', 'events']))
    .addOption(new Option('--format <format>').choices(['text', 'json']).default('text'))
    .action((options) => {
      flags = options
    })
  await program.parseAsync(
    ['content', 'list', ...line.split(' ').filter(Boolean), '--config', fileOf(values)],
    {
      from: 'user',
    },
  )
  return flags
}

function namesIn(written: string): string[] {
  const names = written.split(',')
  if (names.includes('')) throw new InvalidArgumentError('It takes names.')
  return names
}

describe('a flag is taken', () => {
  test('from its default when neither the command line nor the file sets it', async () => {
    expect(await given('', '{}')).toEqual({ format: 'text' })
  })
  test('from the file, before the default', async () => {
    const file = `{ content: { list: { format: 'json', dryRun: true, only: ['page'] } } }`
    expect(await given('', file)).toEqual({ format: 'json', dryRun: true, only: ['page'] })
  })
  test('as the command line would read it', async () => {
    for (const names of [`'a,b'`, `['a', 'b']`])
      expect(await given('', `{ content: { list: { as: ${names} } } }`)).toMatchObject({ as: ['a', 'b'] })
  })
  test('from the command line, before the file', async () => {
    const file = `{ content: { list: { format: 'json', space: 'events' } } }`
    expect(await given('--format text --space association', file)).toEqual({
      format: 'text',
      space: 'association',
    })
  })
})

describe('a file is refused by name and key', () => {
  test.each([
    ['{ contents: {} }', 'contents is no command: there is content.'],
    ['{ content: { lst: {} } }', 'content.lst is no flag: there is list.'],
    [
      '{ content: { list: { dryrun: true } } }',
      'content.list.dryrun is no flag: there is dryRun, only, as, space, format.',
    ],
    ['{ content: { list: { dryRun: "yes" } } }', 'content.list.dryRun must be true or false.'],
    ['{ content: { list: { only: "page" } } }', 'content.list.only must be a list.'],
    ['{ content: { list: { space: "evnts" } } }', 'content.list.space must be association or events.'],
    ['{ content: { list: { as: "a,,b" } } }', 'content.list.as must be another value. It takes names.'],
    ['null', 'exports no configuration'],
  ])('%s', async (values, sentence) => {
    const asked = given('', values)
    await expect(asked).rejects.toThrow(sentence)
    await expect(asked).rejects.toBeInstanceOf(CommandError)
    await expect(asked).rejects.toThrow(join(folder, `config-${count}.ts`))
  })
})

test('a pipe is refused at once', async () => {
  const pipe = join(folder, 'pipe.ts')
  spawnSync('mkfifo', [pipe])
  await expect(readConfig(pipe)).rejects.toThrow(`${pipe} cannot be read: ${pipe} is a pipe or a device`)
})

test('a wrong key or value does not compile', () => {
  // @ts-expect-error: there is no such flag
  config({ content: { check: { severty: 'error' } } })
  // @ts-expect-error: nor such a severity
  config({ content: { check: { severity: 'fatal' } } })
  // @ts-expect-error: nor such a command
  config({ sed: {} })
  const right = config({
    content: { check: { severity: 'error' } },
    links: { allowNet: ['127.0.0.0/8'], maxPages: 10 },
    rss: { out: '.data/feeds' },
    seed: { dryRun: true },
  })
  expect(right.content?.check?.severity).toBe('error')
})
