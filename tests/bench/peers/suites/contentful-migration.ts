import { publishType } from './content.ts'
import { managementToken } from './service.ts'
import type { Suite } from './suite.ts'

const organizationId = 'peers-organization'
/** The tests also expect this name. */
const space = 'contentful-migration'

/** The tests migrate an environment that they create. The checkout needs `npm run build` too. */
export const contentfulMigration: Suite = {
  name: 'contentful-migration',
  goal: 1,
  organizationId,
  spaces: [space],
  build: (world) => publishType(world.space(space), 'richTextTest', [{ id: 'title', type: 'Symbol' }]),
  environment: {
    CONTENTFUL_SPACE_ID: space,
    CONTENTFUL_ORGANIZATION_ID: organizationId,
    CONTENTFUL_INTEGRATION_TEST_CMA_TOKEN: managementToken,
  },
  vitest: { args: ['--project=integration'], files: [] },
  knownFailures: {},
}
