import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/graphql-env.d.ts'

/** Storefront API 2024-04. gql.tada derives types from document text. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { URL: string; Decimal: string }
}>()
