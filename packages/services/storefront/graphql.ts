import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/graphql-env.d.ts'

/** Reads a GraphQL document of the Storefront API, version 2024-04. Its types follow from its text. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { URL: string; Decimal: string }
}>()
