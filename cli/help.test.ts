import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { testHelp } from '@association/local/testing/help.ts'
import { helpPages, quietable } from '@association/services/command-line'
import { describe, expect, test } from 'vitest'
import { program } from './program.ts'
import { recorder } from './testing/space.ts'

const main = join(import.meta.dirname, 'main.mjs')
const pages = helpPages((out) => program({ ...recorder().io, out }))

testHelp(pages)

describe.each(pages)('$title', ({ title, help }) => {
  test('says the same to --help and to help', async () => {
    const words = title.split(' ').slice(1)
    expect(await inProcess([...words, '--help'])).toMatchObject({
      out: help,
      code: 'commander.helpDisplayed',
    })
    expect(await inProcess(['help', ...words])).toMatchObject({ out: help, code: 'done' })
  })
})

test('--version prints the version alone', async () => {
  expect(await inProcess(['--version'])).toMatchObject({
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    err: '',
  })
})

test('--quiet leaves out the narration, and keeps results and errors', async () => {
  const { io, said } = recorder()
  const quiet = quietable({ ...io, confirm: async () => true }, () => true)
  quiet.err('Reading…')
  quiet.redraw('Seeding')
  quiet.out('the result')
  expect([said.out, said.err, quiet.confirm]).toEqual(['the result\n', '', undefined])
  expect((await inProcess(['--quiet', 'sead'])).err).toContain("unknown command 'sead'")
})

test('the command itself prints it and exits with code 0', () => {
  const { status, stdout } = command(['--help'])
  expect([status, stdout]).toEqual([0, pages[0]?.help])
})

test('help loads no content model, no client, no `run` of a command, and after its first run no compiler', () => {
  command(['--help'])
  const resolved = encodeURIComponent(`
    import { registerHooks } from 'node:module'
    registerHooks({
      resolve(specifier, context, next) {
        const found = next(specifier, context)
        if (found.url.endsWith('.ts')) console.error(found.url)
        return found
      },
      load: (url, context, next) => (console.error(url), next(url, context)),
    })`)
  const words = ['--import', `data:text/javascript,${resolved}`, main, '--help']
  const { stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  const heavy =
    /content\/(types|generated|rules)|contentful-management|undici|\/run\.ts|node_modules\/(\.pnpm\/)?(ts-node|@swc|typescript)\b/
  expect(stderr).toContain('cli/program.ts')
  expect(stderr.split('\n').filter((url) => heavy.test(url))).toEqual([])
})

describe('an unknown command or option is a usage error', () => {
  test.each([
    [['sead'], "unknown command 'sead'", 'Did you mean seed?'],
    [['content', 'chek'], "unknown command 'chek'", 'Did you mean check?'],
    [['seed', '--dry-rum'], "unknown option '--dry-rum'", 'Did you mean --dry-run?'],
    [['help', 'content', 'chek'], "unknown command 'chek'", 'npm run cli -- help'],
  ])('%j', async (words, problem, advice) => {
    const { out, err, code } = await inProcess(words)
    expect(out).toBe('')
    expect(code).not.toBe('commander.helpDisplayed')
    expect(err).toContain(problem)
    expect(err).toContain(advice)
    expect(err).toContain('npm run cli -- help')
  })
})

/** Commander ends `--help` and wrong usage by throwing; `help` is a command like any other. */
async function inProcess(words: readonly string[]) {
  const { io, said } = recorder()
  const running = program(io).parseAsync(words, { from: 'user' })
  const code = await running.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
  return { ...said, code }
}

const command = (words: readonly string[]) =>
  spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' })
