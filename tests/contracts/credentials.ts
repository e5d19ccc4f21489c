import { env } from 'node:process'

/**
 * With these variables the suite tests the real service in two temporary environments of the named space, copied from
 * `master`.
 */
export type Credentials = {
  spaceId: string
  managementToken: string
  organizationId?: string
}

/** Returns undefined without CONTRACT_SPACE_ID and CONTRACT_MANAGEMENT_TOKEN; the suite then tests the twin. */
export function credentials(): Credentials | undefined {
  const { CONTRACT_SPACE_ID, CONTRACT_MANAGEMENT_TOKEN, CONTRACT_ORGANIZATION_ID } = env
  if (!CONTRACT_SPACE_ID || !CONTRACT_MANAGEMENT_TOKEN) return undefined
  return {
    spaceId: CONTRACT_SPACE_ID,
    managementToken: CONTRACT_MANAGEMENT_TOKEN,
    organizationId: CONTRACT_ORGANIZATION_ID,
  }
}
