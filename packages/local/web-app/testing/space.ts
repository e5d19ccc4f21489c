import { startContentful } from '../../contentful/index.ts'
import type { WebAppConfig } from '../src/config/web-app-config.ts'
import { createClients } from '../src/contentful/clients.ts'

export const scope = { spaceId: 'association', environmentId: 'master' }
const locale = 'en-US'

/** Has a content type `quote` and a `list` of quotes. */
export async function startSpace() {
  const { hosts, close } = await startContentful({ data: ':memory:' })
  const config: WebAppConfig = {
    organizationId: 'local-organization',
    environment: 'master',
    hosts: { ...hosts, upload: hosts.management },
    insecure: true,
    people: [
      {
        ...{ id: 'local-user', firstName: 'Local', lastName: 'Editor', role: 'Administrator' },
        ...{ mayPublish: true, managementToken: 'local-management' },
      },
    ],
    spaces: [{ id: 'association', name: 'Association', previewToken: 'local-association-preview' }],
    contentPreviewUrl: 'http://site/{space}/{environment}/{entry}',
    pageTypes: ['page'],
    siteUrl: 'http://site',
  }
  const clients = createClients(config)
  const { cma } = clients
  for (const [id, fields] of Object.entries(contentTypes)) {
    const type = await cma.contentType.createWithId(
      { ...scope, contentTypeId: id },
      { name: id, displayField: 'name', fields },
    )
    await cma.contentType.publish({ ...scope, contentTypeId: id }, type)
  }
  return {
    clients,
    close,
    create: (id: string, contentTypeId: string, fields: Record<string, unknown>) =>
      cma.entry.createWithId({ ...scope, entryId: id, contentTypeId }, { fields: localized(fields) }),
  }
}

const field = { required: false, localized: false, validations: [] }

const contentTypes = {
  quote: [
    { ...field, id: 'name', name: 'Name', type: 'Symbol', required: true },
    { ...field, id: 'by', name: 'By', type: 'Symbol', defaultValue: { [locale]: 'Anonymous' } },
    { ...field, id: 'width', name: 'Width', type: 'Integer', validations: [{ range: { min: 1, max: 9 } }] },
  ],
  list: [
    { ...field, id: 'name', name: 'Name', type: 'Symbol' },
    { ...field, id: 'items', name: 'Items', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
  ],
  page: [
    { ...field, id: 'name', name: 'Name', type: 'Symbol' },
    { ...field, id: 'items', name: 'Items', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
  ],
}

const localized = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { [locale]: value }]))

export const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** Throws after a time limit. */
export async function until(condition: () => unknown, what: string) {
  for (let round = 0; round < 300; round += 1) {
    if (condition()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`It never came to be that ${what}.`)
}
