import { env } from 'node:process'

/**
 * With these variables the suite drives the real service: it makes two environments of its own from `master` in the
 * named space and removes them afterwards.
 */
export type Credentials = {
  spaceId: string
  managementToken: string
  organizationId?: string
}

/** Undefined without CONTRACT_SPACE_ID and CONTRACT_MANAGEMENT_TOKEN: then the suite drives the twin. */
export function credentials(): Credentials | undefined {
  const { CONTRACT_SPACE_ID, CONTRACT_MANAGEMENT_TOKEN, CONTRACT_ORGANIZATION_ID } = env
  if (!CONTRACT_SPACE_ID || !CONTRACT_MANAGEMENT_TOKEN) return undefined
  return {
    spaceId: CONTRACT_SPACE_ID,
    managementToken: CONTRACT_MANAGEMENT_TOKEN,
    organizationId: CONTRACT_ORGANIZATION_ID,
  }
}
