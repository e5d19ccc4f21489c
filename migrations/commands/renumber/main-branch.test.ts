import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { historyFolder } from '../../testing/changes-folder.ts'
import { changesOnMain } from './run.ts'

test('the changes of the main branch are those that origin has, not those that follow here', () => {
  const folder = historyFolder()
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' })
  writeFileSync(join(folder, '0001-pages.ts'), '')
  git('init')
  git('add', '.')
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-m', 'pages')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  writeFileSync(join(folder, '0002-mine.ts'), '')
  expect(changesOnMain(folder).has('0001-pages')).toBe(true)
  expect(changesOnMain(folder).has('0002-mine')).toBe(false)
})

test('where git knows no main branch, nothing is on it', () => {
  expect(changesOnMain(historyFolder())).toEqual(new Set())
})
