import { deepStrictEqual } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from './client.ts'
import { createEnvironment } from './environments.ts'

const script = `module.exports = (migration) => {
  const author = migration.createContentType('peerAuthor', { name: 'Author', displayField: 'name' })
  author.createField('name').name('Name').type('Symbol').required(true)
  author.changeFieldControl('name', 'builtin', 'singleLine', { helpText: 'First and last name' })
  migration.createTag('peer', { name: 'Peer' })
  const title = migration.editContentType('title')
  title.createField('caption').name('Caption').type('Symbol')
  migration.transformEntries({
    contentType: 'title',
    from: ['text'],
    to: ['caption'],
    transformEntryForLocale: (fields, locale) => ({ caption: (fields.text?.[locale] ?? '').toUpperCase() }),
  })
  title.changeFieldId('caption', 'subtitle')
}
`

export const contentfulMigration: Client = {
  package: 'contentful-migration',
  version: '4.32.0',
  command: 'bin/contentful-migration',
  task: 'creates a content type and a tag, adds, fills and renames a field',
  async run(workshop) {
    const { command, folder, token } = workshop
    const file = join(folder, 'migration.cjs')
    writeFileSync(file, script)
    const environment = await createEnvironment(workshop, 'migrated')
    const before = await environment.entry.get({ entryId: 'title' })
    await command('contentful-migration', [
      ...['--space-id', 'full', '--environment-id', 'migrated', '--access-token', token, '--yes', file],
    ])
    const after = await environment.entry.get({ entryId: 'title' })
    const editor = await environment.editorInterface.get({ contentTypeId: 'peerAuthor' })
    deepStrictEqual(
      {
        subtitle: after.fields.subtitle?.['en-US'],
        isPublished: after.sys.publishedVersion === after.sys.version - 1,
        tag: (await environment.tag.get({ tagId: 'peer' })).name,
        help: editor.controls?.[0]?.settings?.helpText,
      },
      {
        subtitle: String(before.fields.text['en-US']).toUpperCase(),
        isPublished: true,
        tag: 'Peer',
        help: 'First and last name',
      },
    )
  },
}
