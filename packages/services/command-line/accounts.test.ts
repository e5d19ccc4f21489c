import { expect, test } from 'vitest'
import { localEnvironment } from '../../local/environment/environment.ts'
import { managementConfig } from '../config/index.ts'
import { accounts } from './accounts.ts'

const said: unknown[] = []
const io = { err: (lines: unknown) => said.push(lines) }

test('a command says which service it works with', () => {
  accounts(io, () => managementConfig(localEnvironment()))
  const { CONTENTFUL_INSECURE, CONTENTFUL_MANAGEMENT_HOST, ...real } = localEnvironment()
  accounts(io, () => managementConfig({ ...real, CONTENTFUL_ENVIRONMENT: 'staging' }))
  expect(said).toEqual([
    'Local services: spaces association and events, environment master, at localhost:4003.',
    'Contentful: spaces association and events, environment staging, at api.contentful.com.',
  ])
})

test('names each missing setting, with advice', () => {
  const { CONTENTFUL_EVENTS_SPACE_ID, ...some } = localEnvironment()
  const refused = () =>
    accounts(
      io,
      () => managementConfig(some),
      () => true,
    )
  expect(refused).toThrow('CONTENTFUL_EVENTS_SPACE_ID is missing')
  expect(refused).toThrow('run `npm start` in another terminal')
})

test('where nothing is set at all, one sentence says how to begin', () => {
  const refused = () =>
    accounts(
      io,
      () => managementConfig({}),
      () => false,
    )
  expect(refused).toThrow(/^No service is set up\. Run `npm start` [^\n]*$/)
})
