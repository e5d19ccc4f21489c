import { ok } from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypes } from '@association/content/content-types'
import type { Client } from './client.ts'

const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

function expectTypes(source: string, nameOf: (id: string) => string) {
  const missing = contentTypes.filter(({ id }) => !source.includes(nameOf(id))).map(({ id }) => id)
  ok(missing.length === 0, `there are no types for ${missing.join(', ')}`)
}

export const contentTypesGenerator: Client = {
  package: 'cf-content-types-generator',
  version: '3.0.1',
  command: 'bin/run',
  task: 'writes types of every content type that compile',
  async run({ command, compile, folder, token }) {
    mkdirSync(join(folder, 'types'), { recursive: true })
    await command('cf-content-types-generator', [
      ...['--spaceId', 'full', '--token', token, '--out', join(folder, 'types'), '--response', '--typeguard'],
    ])
    const index = readFileSync(join(folder, 'types/index.ts'), 'utf8')
    expectTypes(index, (id) => `/Type${capital(id)}"`)
    await compile('types/index.ts')
  },
}

const environmentFile = `const { createClient } = require('contentful-management')
module.exports = () =>
  createClient({ accessToken: process.env.PEERS_TOKEN }, { type: 'legacy' })
    .getSpace('full')
    .then((space) => space.getEnvironment('master'))
`

export const typescriptCodegen: Client = {
  package: 'contentful-typescript-codegen',
  version: '3.4.0',
  command: 'dist/contentful-typescript-codegen.js',
  task: 'writes types of every content type that compile',
  async run({ command, compile, folder, token }) {
    writeFileSync(join(folder, 'getContentfulEnvironment.js'), environmentFile)
    await command('contentful-typescript-codegen', ['--output', 'codegen.d.ts'], { PEERS_TOKEN: token })
    expectTypes(readFileSync(join(folder, 'codegen.d.ts'), 'utf8'), (id) => `interface I${capital(id)} `)
    await compile('codegen.d.ts')
  },
}
