import { expect, test } from 'vitest'
import { localEnvironment } from '../environment/environment.ts'
import { accounts } from '../members/accounts.ts'
import { welcome } from './welcome.ts'

test('every address is in the table', () => {
  const text = welcome(localEnvironment(), { seconds: 9.87 })
  expect(text).toContain('Everything runs (9.9 s).')
  for (const port of [3000, 3001, 4000, 4001, 4002, 4003, 4004, 4040])
    expect(text).toContain(`http://localhost:${port}`)
})

test('no sentence is wider than a terminal of 80 characters', () => {
  const lines = welcome(localEnvironment(), { seconds: 9, isDev: true }).split('\n')
  expect(lines.filter((line) => line.length > 80 && !line.includes('://'))).toEqual([])
})

test('the tools are shown as they must be typed for moved ports', () => {
  expect(welcome(localEnvironment(), { seconds: 9 })).toContain('\n  npm run migrate -- plan\n')
  expect(welcome(localEnvironment({ offset: 100 }), { seconds: 9 })).toContain(
    '\n  LOCAL_PORT_OFFSET=100 npm run migrate -- plan\n',
  )
})

test('lists each demo account with its purpose, and the common password', () => {
  const lines = welcome(localEnvironment(), { seconds: 9 }).split('\n')
  for (const { email, shows } of accounts) expect(lines.find((line) => line.includes(email))).toContain(shows)
  for (const { password } of accounts) expect(lines).toContain(`  The password of each is ${password}`)
})
