import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/graphql-env.d.ts'

/** Storefront API 2024-04. gql.tada derives types from document text. */
const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { URL: string; Decimal: string }
}>()

/** Limits of the Storefront API. */
export const shopLimits = { cartLines: 250, variantIds: 250, productsPerPage: 25 }

export const cartFields = graphql(`
  fragment CartFields on Cart {
    id
    checkoutUrl
    lines(first: 250) {
      nodes {
        quantity
        merchandise {
          ... on ProductVariant {
            id
            title
            price { amount }
            product { title }
          }
        }
      }
    }
  }
`)

export const cartCreate = graphql(
  `
    mutation CartCreate($input: CartInput!) {
      cartCreate(input: $input) {
        cart { ...CartFields }
        userErrors { code field message }
      }
    }
  `,
  [cartFields],
)

export const cartWithLines = graphql(
  `
    query CartWithLines($id: ID!) {
      cart(id: $id) { ...CartFields }
    }
  `,
  [cartFields],
)

export const cartById = graphql(`
  query CartById($id: ID!) {
    cart(id: $id) { id }
  }
`)

export const variantFields = graphql(`
  fragment VariantFields on ProductVariant {
    id
    title
    sku
    availableForSale
    price { amount currencyCode }
    image { url(transform: { maxWidth: 160, maxHeight: 160 }) altText }
    product { title }
  }
`)

export const variantsByIds = graphql(
  `
    query VariantsByIds($ids: [ID!]!) {
      nodes(ids: $ids) {
        __typename
        ...VariantFields
      }
    }
  `,
  [variantFields],
)

export const productsFound = graphql(
  `
    query ProductsFound($first: Int!, $query: String, $after: String) {
      products(first: $first, query: $query, after: $after) {
        nodes {
          variants(first: 100) {
            nodes { ...VariantFields }
          }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  `,
  [variantFields],
)
