import type { PlainClientAPI } from 'contentful-management'
import {
  createEntry,
  createLocale,
  type EntrySketch,
  type FieldSketch,
  linkTo,
  publishEntry,
  publishPicture,
  publishType,
} from './content.ts'
import type { Suite, SuiteWorld } from './suite.ts'

const mainSpace = 'ezs1swce23xe'
const spaceOfLocales = '7dh3w86is8ls'

export const contentful: Suite = {
  name: 'contentful',
  goal: 0.95,
  organizationId: 'peers-organization',
  spaces: [mainSpace, spaceOfLocales],
  async build(world) {
    await buildMainSpace(world)
    await buildSpaceOfLocales(world)
  },
  environment: {},
  vitest: { args: [], files: ['test/integration'] },
  knownFailures: {
    'Sync space with token': 'the token in the test was issued by the real service',
    'Does not create asset key if feature is not enabled':
      'spaces have no plans here: each can create asset keys',
  },
}

async function buildMainSpace(world: SuiteWorld) {
  const cma = world.space(mainSpace)
  world.at('2018-01-01T00:00:00Z')
  await createLocale(cma, { name: 'Klingon', code: 'tlh', fallbackCode: 'en-US' })
  for (const [id, fields] of Object.entries(types)) await publishType(cma, id, fields)
  for (const id of ['nyancat', 'happycat', 'garfield', '1x0xpXu4pSGS4OukSyWGUK', '38eGMAzUH5Ezv7mjU0CToA']) {
    await publishPicture(cma, id)
  }
  await createEntry(cma, { type: 'cat', id: unpublishedCat, fields: { name: 'A draft' } })
  for (const entry of entries) await publishEntry(cma, entry)
  await buildTaxonomy(cma)
  world.at('2021-02-11T14:44:48.594Z')
  await cma.tag.createWithId({ tagId: 'publicTag1' }, {
    name: 'public tag 1',
    sys: { visibility: 'public' },
  } as never)
}

async function buildTaxonomy(cma: PlainClientAPI) {
  const middle = '3eXhEIEzcZqwHyYWHbzSoS'
  const concepts = [
    { id: 'animal', label: 'Animal' },
    { id: middle, label: 'Mammal', broader: 'animal' },
    { id: 'bear', label: 'Bear', broader: middle },
  ]
  for (const { id, label, broader } of concepts) {
    await cma.concept.createWithId(
      { conceptId: id },
      { prefLabel: { 'en-US': label }, broader: broader ? [conceptLink(broader)] : [] },
    )
  }
  for (const [conceptSchemeId, label] of [
    ['7lcOh0M5JAu5xvEwWzs00H', 'Zoo'],
    ['29lkBedZoW295B4sR7Hwrw', 'Farm'],
  ] as const) {
    await cma.conceptScheme.createWithId(
      { conceptSchemeId },
      { prefLabel: { 'en-US': label }, topConcepts: [], concepts: [conceptLink(middle)] },
    )
  }
}

const conceptLink = (id: string) => ({
  sys: { type: 'Link' as const, linkType: 'TaxonomyConcept' as const, id },
})

const unpublishedCat = '6SiPbntBPYYjnVHmipxJBF'

const externalEntries = (contentTypes: string[]) => [
  { type: 'Contentful:Entry', source: 'crn:contentful:::content:spaces/ocrd5ofpzqgz', contentTypes },
]

export const types: Record<string, FieldSketch[]> = {
  cat: [
    { id: 'name', type: 'Text', localized: true },
    { id: 'likes', type: 'Array', items: { type: 'Symbol' } },
    { id: 'color', type: 'Symbol' },
    { id: 'bestFriend', type: 'Link', linkType: 'Entry' },
    { id: 'birthday', type: 'Date' },
    { id: 'lives', type: 'Integer' },
    { id: 'image', type: 'Link', linkType: 'Asset' },
  ],
  dog: [
    { id: 'name', type: 'Text' },
    { id: 'description', type: 'Text' },
  ],
  human: [{ id: 'name', type: 'Text' }],
  kangaroo: [{ id: 'name', type: 'Symbol' }],
  testEntryReferences: [{ id: 'title', type: 'Symbol' }],
  contentTypeWithMetadataField: [{ id: 'metadata', type: 'Symbol' }],
  '1t9IbcfdCk6m04uISSsaIK': [
    { id: 'name', type: 'Text' },
    { id: 'center', type: 'Location' },
  ],
  catalog: [
    {
      id: 'items',
      type: 'Array',
      items: { type: 'ResourceLink', validations: [] },
      allowedResources: externalEntries(['manufacturer', 'product']),
    },
    {
      id: 'productOfTheMonth',
      name: 'product of the month',
      type: 'ResourceLink',
      allowedResources: externalEntries(['product']),
    },
  ],
}

const resourceLink = (id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/ocrd5ofpzqgz/entries/${id}`,
  },
})

/** In publication order: a synchronization begins with the cat whose friend is a draft. */
export const entries: EntrySketch[] = [
  {
    type: 'cat',
    id: '4SEhTg8sYJ1H3wDAinzhTp',
    fields: {
      name: 'Friend of a draft',
      likes: ['yarn'],
      color: 'black',
      bestFriend: linkTo('Entry', unpublishedCat),
      image: linkTo('Asset', 'happycat'),
    },
  },
  {
    type: 'cat',
    id: 'happycat',
    fields: { name: 'Happy', likes: ['cheeseburger'], color: 'gray', image: linkTo('Asset', 'happycat') },
  },
  {
    type: 'cat',
    id: 'nyancat',
    fields: {
      name: 'Nyan',
      likes: ['rainbows', 'fish'],
      color: 'rainbow',
      bestFriend: linkTo('Entry', 'happycat'),
      image: linkTo('Asset', 'nyancat'),
    },
  },
  {
    type: 'cat',
    id: 'garfield',
    fields: { name: 'Garfield', likes: ['lasagna'], color: 'orange', image: linkTo('Asset', 'garfield') },
  },
  { type: 'dog', id: 'jake', fields: { name: 'Jake', description: 'Makes bacon pancakes.' } },
  { type: 'human', id: 'finn', fields: { name: 'Finn' } },
  { type: 'kangaroo', id: 'skippy', fields: { name: 'Skippy' } },
  { type: 'testEntryReferences', id: 'references', fields: { title: 'References' } },
  { type: 'contentTypeWithMetadataField', id: '1NnAC4eF9IRMpHtFB1NleW', fields: { metadata: 'a value' } },
  {
    type: '1t9IbcfdCk6m04uISSsaIK',
    id: 'berlin',
    fields: { name: 'Berlin', center: { lat: 52.5, lon: 13.4 } },
  },
  {
    type: '1t9IbcfdCk6m04uISSsaIK',
    id: 'san-francisco',
    fields: { name: 'San Francisco', center: { lat: 37.8, lon: -122.4 } },
  },
  {
    type: 'catalog',
    id: 'xspaceEntry',
    fields: { items: ['1hTi7NUq74QfA8DI8rF8gL', '3V5lyzzmJ2vH5f8kTmLtuZ'].map(resourceLink) },
  },
]

async function buildSpaceOfLocales(world: SuiteWorld) {
  const cma = world.space(spaceOfLocales)
  world.at('2018-06-01T00:00:00Z')
  await createLocale(cma, { name: 'Afrikaans', code: 'af', fallbackCode: 'en-US' })
  await createLocale(cma, { name: 'Zulu', code: 'zu-ZA', fallbackCode: 'af' })
  await createLocale(cma, { name: 'Nepali', code: 'ne-NP', fallbackCode: 'en-US' })
  await publishType(cma, 'page', [{ id: 'title', type: 'Symbol', localized: true }])
  for (const id of ['no-af-and-no-zu-za', 'no-zu-ZA', 'no-ne-NP', 'no-af']) {
    await publishEntry(cma, { type: 'page', id, fields: { title: `Without: ${id}` } })
  }
}
