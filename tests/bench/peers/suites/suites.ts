import { contentful } from './contentful.ts'
import { contentfulManagement } from './contentful-management.ts'
import { contentfulMigration } from './contentful-migration.ts'
import type { Suite } from './suite.ts'

export const suites: readonly Suite[] = [contentful, contentfulManagement, contentfulMigration]
