import { deepStrictEqual, match } from 'node:assert/strict'
import type { Client } from './client.ts'

export const contentfulCli: Client = {
  package: 'contentful-cli',
  version: '3.10.4',
  command: 'bin/contentful.js',
  task: 'creates a space, an environment and a key, lists and compares, and deletes them',
  async run({ command, space, token }) {
    const cli = (...args: string[]) => command('contentful-cli', [...args, '--management-token', token])
    await cli('space', 'create', '--name', 'Peer', '--yes')
    const created = (await space('full').space.getMany({})).items.find(({ name }) => name === 'Peer')
    const id = created?.sys.id ?? ''
    match(await cli('space', 'list'), new RegExp(id))

    await cli(
      'space',
      'environment',
      'create',
      '--space-id',
      id,
      '--environment-id',
      'trial',
      '--name',
      'Trial',
    )
    const { items } = await space(id).environment.getMany({})
    deepStrictEqual(items.map(({ sys }) => sys.id).sort(), ['master', 'trial'])
    await cli('space', 'accesstoken', 'create', '--space-id', id, '--name', 'Peer key')
    match(await cli('space', 'accesstoken', 'list', '--space-id', id), /Peer key/)

    const types = await cli('content-type', 'list', '--space-id', 'full')
    for (const { sys } of (await space('full').contentType.getMany({ query: { limit: 1000 } })).items) {
      match(types, new RegExp(sys.id))
    }
    await cli('space', 'environment', 'delete', '--space-id', id, '--environment-id', 'trial')
    await cli('space', 'delete', '--space-id', id, '--yes')
    const left = (await space('full').space.getMany({})).items.map(({ name }) => name)
    deepStrictEqual(left.includes('Peer'), false)
  },
}
