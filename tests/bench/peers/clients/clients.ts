import { contentfulCli } from './cli.ts'
import type { Client } from './client.ts'
import { contentfulExport, contentfulImport } from './export-import.ts'
import { expressOpenidConnect } from './express-openid-connect.ts'
import { contentTypesGenerator, typescriptCodegen } from './generators.ts'
import { hydrogenReact } from './hydrogen-react.ts'
import { contentfulMerge } from './merge.ts'
import { contentfulMigration } from './migration.ts'
import { spaJs } from './spa-js.ts'

/** Clients share a space, so those that only read it come first. */
export const clients: readonly Client[] = [
  contentTypesGenerator,
  typescriptCodegen,
  contentfulExport,
  contentfulImport,
  contentfulMigration,
  contentfulMerge,
  contentfulCli,
  spaJs,
  expressOpenidConnect,
  hydrogenReact,
]
