import { deepStrictEqual, ok } from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlainClientAPI } from 'contentful-management'
import type { Client } from './client.ts'
import { entriesOf } from './content.ts'
import { createEnvironment } from './environments.ts'

export const contentfulMerge: Client = {
  package: 'contentful-merge',
  version: '2.6.17',
  command: 'bin/run',
  task: 'merges added, changed and deleted entries of one environment into another',
  async run(workshop) {
    const { command, folder, deliveryToken, token } = workshop
    const file = join(folder, 'changes.json')
    const target = await createEnvironment(workshop, 'merge-target')
    const source = await createEnvironment(workshop, 'merge-source')
    await publishTitle(target, 'superfluous')
    await publishTitle(source, 'added')
    await changeTitle(source)
    // Its profiler has no binary for this version of Node.js.
    const variables = { SENTRY_PROFILER_BINARY_PATH: join(folder, 'no-profiler.cjs') }
    writeFileSync(variables.SENTRY_PROFILER_BINARY_PATH, noProfiler)
    const merge = (...args: string[]) => command('contentful-merge', [...args, '--space', 'full'], variables)
    const printed = await merge(
      ...['create', '--source', 'merge-source', '--target', 'merge-target'],
      ...['--cda-token', deliveryToken, '--output-file', file],
    )
    ok(existsSync(file), printed)
    await merge(
      ...['apply', '--environment', 'merge-target', '--file', file],
      ...['--cma-token', token, '--yes'],
    )
    deepStrictEqual(await entriesOf(target), await entriesOf(source))
  },
}

const noProfiler = 'module.exports = { startProfiling() {}, stopProfiling: () => null }'

async function publishTitle({ entry }: PlainClientAPI, entryId: string) {
  const fields = { internalName: { 'en-US': entryId }, text: { 'en-US': entryId } }
  const draft = await entry.createWithId({ entryId, contentTypeId: 'title' }, { fields })
  await entry.publish({ entryId }, draft)
}

async function changeTitle({ entry }: PlainClientAPI) {
  const title = await entry.get({ entryId: 'title' })
  title.fields.text = { 'en-US': 'Changed' }
  await entry.publish({ entryId: 'title' }, await entry.update({ entryId: 'title' }, title))
}
