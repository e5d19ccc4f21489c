import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { program } from '../../program.ts'
import { recorder } from '../../testing/space.ts'

const file = join(mkdtempSync(join(tmpdir(), 'completion-')), 'migrate.bash')

function offered(line: string): string[] {
  const words = line.split(' ')
  const script = `
    source ${file}
    COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
    "$(complete -p ${words[0]} | sed 's/.*-F \\([^ ]*\\).*/\\1/')"
    printf '%s\\n' "\${COMPREPLY[@]}"`
  const said = execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' })
  return said.split('\n').filter(Boolean).toSorted()
}

test('commands, flags and their values are completed, under both names', async () => {
  const { io, said } = recorder()
  await program(io).parseAsync(['completion', 'bash'], { from: 'user' })
  writeFileSync(file, said.out)
  expect(offered('migrate ro')).toEqual(['rollback'])
  expect(offered('migrate apply --allow')).toEqual(['--allow-data-loss', '--allow-missing-values'])
  expect(offered('npm run migrate -- plan --space e')).toEqual(['events'])
})
