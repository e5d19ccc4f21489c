import { expect, test } from 'vitest'
import { baseOf, checksOf } from './quick.ts'

const answering =
  (answers: Record<string, string>) =>
  (...args: string[]) =>
    answers[args.join(' ')]

test('a branch is compared with the commit where it left main', () => {
  const git = answering({ 'rev-parse --abbrev-ref HEAD': 'feature', 'merge-base HEAD main': 'abc' })
  expect(baseOf(git)).toBe('abc')
})

test('main is compared with what was pushed, or with its last commit', () => {
  const onMain = { 'rev-parse --abbrev-ref HEAD': 'main', 'rev-parse HEAD': 'last' }
  expect(baseOf(answering({ ...onMain, 'merge-base HEAD origin/main': 'pushed' }))).toBe('pushed')
  expect(baseOf(answering(onMain))).toBe('last')
})

test('only the types that a change can break are checked', () => {
  expect(checksOf(['site/app/page.tsx'])).toEqual([
    'format and lint',
    'types of packages, migrations, cli and tests',
    'types of site',
  ])
  expect(checksOf(['contentful-app/src/main.tsx'])).toEqual(['format and lint', 'types of contentful-app'])
  expect(checksOf(['cli/main.ts'])).toEqual([
    'format and lint',
    'types of packages, migrations, cli and tests',
  ])
  expect(checksOf([])).toEqual(['format and lint'])
})

test('a change of a package, or of a file in the top folder, checks everything that leans on it', () => {
  expect(checksOf(['packages/ui/icon.tsx'])).toHaveLength(4)
  expect(checksOf(['packages/content/define/types.ts'])).toHaveLength(5)
  expect(checksOf(['tsconfig.base.json'])).toHaveLength(5)
})
