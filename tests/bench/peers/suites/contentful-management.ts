import type { PlainClientAPI } from 'contentful-management'
import { createEntry, linkTo, publishEntry, publishPicture, publishType } from './content.ts'
import { entries, types } from './contentful.ts'
import { putPeople } from './people.ts'
import { managementToken } from './service.ts'
import type { Suite } from './suite.ts'

const mainSpace = 'segpl12szpe6'
const spaceWithAlias = '6mqcevu5a50r'

/** `contentful-management`, the client of the Management API. */
export const contentfulManagement: Suite = {
  name: 'contentful-management',
  goal: 0.9,
  organizationId: 'peers-organization',
  spaces: [mainSpace, spaceWithAlias],
  async build({ space, store, at }) {
    at('2020-01-01T00:00:00Z')
    await buildMainSpace(space(mainSpace))
    await buildAlias(space(spaceWithAlias))
    putPeople(store, mainSpace, new Date())
  },
  environment: {
    CONTENTFUL_INTEGRATION_TEST_CMA_TOKEN: managementToken,
    CONTENTFUL_ORGANIZATION_ID: 'peers-organization',
    TASKS_APP_DEFINITION_ID: 'association-app',
  },
  vitest: { args: ['--project=integration', '--no-file-parallelism', '--bail=0'], files: [] },
  knownFailures: {},
}

/** The suite changes the target of the alias. */
async function buildAlias(cma: PlainClientAPI) {
  for (const environmentId of ['previously-master-env', 'feature-env']) {
    await cma.environment.createWithId({ environmentId }, { name: environmentId })
  }
  const environment = linkTo('Environment', 'previously-master-env')
  await cma.environmentAlias.createWithId({ environmentAliasId: 'master' }, { environment } as never)
}

async function buildMainSpace(cma: PlainClientAPI) {
  for (const [id, fields] of Object.entries(types)) await publishType(cma, id, fields)
  await publishType(cma, 'vxVZs5JbhI9MwMupax3dm', [{ id: 'title', type: 'Symbol' }])
  await publishType(cma, 'test-content-type33324244', [{ id: 'title', type: 'Symbol' }])
  await publishType(cma, 'city', [
    { id: 'name', type: 'Symbol' },
    { id: 'others', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
  ])
  for (const id of ['nyancat', 'happycat', 'garfield', '1x0xpXu4pSGS4OukSyWGUK', 'picture']) {
    await publishPicture(cma, id)
  }
  for (const entry of entries.filter(({ id }) => id !== friendOfADraft)) await publishEntry(cma, entry)
  const fields = { name: 'Tom', likes: ['mice'], color: 'gray', image: linkTo('Asset', 'picture') }
  await publishEntry(cma, { type: 'cat', id: 'tom', fields })
  await buildCities(cma)
  for (const id of ['3Z76Riu91MIwPWIMG93LNb', '7pw3xjgbpE41JJrenBessW', '6THqkC8vpDqAFtomRQazPu']) {
    await createEntry(cma, { type: 'vxVZs5JbhI9MwMupax3dm', id, fields: { title: id } })
  }
}

/** The suite of the reading APIs has it; the one here counts the cats. */
const friendOfADraft = '4SEhTg8sYJ1H3wDAinzhTp'

async function buildCities(cma: PlainClientAPI) {
  const cities = ['Berlin', 'London', 'San Francisco', 'Paris']
  const ids = cities.map((_, index) => `city${index}`)
  for (const [index, name] of cities.entries()) {
    await publishEntry(cma, { type: 'city', id: ids[index] ?? '', fields: { name } })
  }
  const others = ids.map((id) => linkTo('Entry', id))
  await publishEntry(cma, { type: 'city', id: '3ZgkmNQJxGjO9TUcnDgNQC', fields: { name: 'Rome', others } })
}
