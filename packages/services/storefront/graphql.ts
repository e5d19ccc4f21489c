import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/graphql-env.d.ts'

/** Storefront API, version 2024-04. gql.tada derives the types from the text of a document. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { URL: string; Decimal: string }
}>()
