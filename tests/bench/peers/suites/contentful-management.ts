import { managementToken } from './service.ts'
import type { Suite } from './suite.ts'

/** `contentful-management`, the client of the Management API. */
export const contentfulManagement: Suite = {
  name: 'contentful-management',
  goal: 0.9,
  organizationId: 'peers-organization',
  spaces: ['segpl12szpe6', '6mqcevu5a50r'],
  async build() {},
  environment: {
    CONTENTFUL_INTEGRATION_TEST_CMA_TOKEN: managementToken,
    CONTENTFUL_ORGANIZATION_ID: 'peers-organization',
  },
  vitest: { args: ['--project=integration', '--no-file-parallelism', '--bail=0'], files: [] },
  knownFailures: {},
}
