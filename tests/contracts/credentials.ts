import { env } from 'node:process'

/** Tests the real service in two temporary copies of `master`. */
export type Credentials = {
  spaceId: string
  managementToken: string
  organizationId?: string
}

/** Undefined without CONTRACT_SPACE_ID and CONTRACT_MANAGEMENT_TOKEN; then the twin is tested. */
export function credentials(): Credentials | undefined {
  const { CONTRACT_SPACE_ID, CONTRACT_MANAGEMENT_TOKEN, CONTRACT_ORGANIZATION_ID } = env
  if (!CONTRACT_SPACE_ID || !CONTRACT_MANAGEMENT_TOKEN) return undefined
  return {
    spaceId: CONTRACT_SPACE_ID,
    managementToken: CONTRACT_MANAGEMENT_TOKEN,
    organizationId: CONTRACT_ORGANIZATION_ID,
  }
}
