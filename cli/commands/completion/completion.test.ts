import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCompletion } from '@association/services/command-line/completion/write-completion.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { recorder } from '../../testing/space.ts'

const folder = mkdtempSync(join(tmpdir(), 'completion-'))
const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

const fileOf = (shell: Shell) => join(folder, `association.${shell}`)
const isHere = (shell: Shell) => spawnSync(shell, ['-c', 'exit 0']).status === 0

beforeAll(() => {
  for (const shell of shells) {
    const { io, said } = recorder()
    writeCompletion({ shell, name: 'association', script: 'cli', program: program(io) }, io)
    writeFileSync(fileOf(shell), said.out)
  }
})

const offered: Record<Shell, (line: string) => string[]> = {
  bash: (line) => {
    const words = line.split(' ')
    const script = `
      source ${fileOf('bash')}
      COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
      "$(complete -p ${words[0]} | sed 's/.*-F \\([^ ]*\\).*/\\1/')"
      printf '%s\\n' "\${COMPREPLY[@]}"`
    return lines(execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }))
  },
  // Zsh only completes in its line editor, so its output is written down instead.
  zsh: (line) => {
    const script = `
      compdef() { _comps[\${@[-1]}]=$1 }; typeset -A _comps
      _describe() { print -l -- \${\${(P)2}%%:*} }; _files() { print FILES }; _message() { }
      source ${fileOf('zsh')}
      words=(${line
        .split(' ')
        .map((word) => `'${word}'`)
        .join(' ')}); CURRENT=$#words; PREFIX=$words[-1]
      $_comps[$words[1]]`
    const answers = lines(execFileSync('zsh', ['-f', '-c', script], { encoding: 'utf8' }))
    const begun = line.split(' ').at(-1) ?? ''
    return answers.filter((answer) => answer.startsWith(begun))
  },
  fish: (line) =>
    lines(
      execFileSync('fish', ['--no-config', '-c', `source ${fileOf('fish')}; complete -C ${quote(line)}`], {
        encoding: 'utf8',
      }),
    ).map((answer) => answer.replace(/\t.*/, '')),
}

const quote = (text: string) => `'${text}'`
const lines = (text: string) => text.split('\n').filter(Boolean).toSorted()

describe.each(shells.filter(isHere))('%s', (shell) => {
  test.each([
    ['association con', ['content']],
    ['association content ch', ['check']],
    ['association content check --se', ['--severity']],
    ['association content check --severity ', ['error', 'warning']],
    ['association content check --severity error --form', ['--format']],
    ['association content check /join --space e', ['events']],
    ['association --config x.ts se', ['seed']],
    ['association help content c', ['check']],
    ['association completion z', ['zsh']],
    ['npm run cli -- content check --space a', ['association']],
    ['npm run cli -- se', ['seed']],
  ])('%s⇥', (line, words) => expect(offered[shell](line)).toEqual(words))

  test('offers no word for a free value', () =>
    expect(offered[shell]('association completion --name ')).toEqual([]))
})

test('the name must be one that a shell can take', () => {
  const { io } = recorder()
  const name = 'a b; rm'
  expect(() => writeCompletion({ shell: 'bash', name, script: 'cli', program: program(io) }, io)).toThrow(
    'cannot name a command',
  )
})
