import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { testHelp } from '@association/local/testing/help.ts'
import { helpPages } from '@association/services/command-line'
import { expect, test } from 'vitest'
import { program } from './program.ts'
import { recorder } from './testing/space.ts'

const pages = helpPages((out) => program({ ...recorder().io, out }))

testHelp(pages)

test('the command itself prints it and exits with code 0', () => {
  const main = join(import.meta.dirname, 'main.mjs')
  const { status, stdout } = spawnSync(process.execPath, [main, '--help'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, pages[0]?.help])
})

test('--version prints the version of the product', async () => {
  const { io, said } = recorder()
  const printing = program(io).parseAsync(['--version'], { from: 'user' })
  await expect(printing).rejects.toMatchObject({ code: 'commander.version' })
  expect(said.out).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('the help lists the exit codes of a stopped command, and an unknown command points to the help', async () => {
  expect(pages[0]?.help).toMatch(/\n {2}130 {2}stopped by Ctrl-C.*\n {2}143 {2}stopped by SIGTERM/)
  const { io, said } = recorder()
  await expect(program(io).parseAsync(['aply'], { from: 'user' })).rejects.toMatchObject({
    code: 'commander.unknownCommand',
  })
  expect(said.err).toContain('Did you mean apply?')
  expect(said.err).toContain('`npm run migrate -- help` lists all commands.')
})
