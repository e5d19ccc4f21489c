import type { Edition } from '@association/content/define/event.ts'
import type { RegistrationDocument } from '../book/documents.ts'
import { ownerOf, type Registrations } from '../book/registrations.ts'

export type OwnedDocument = { edition: Edition; document: RegistrationDocument }
type RegistrationSources = {
  registrations: Pick<Registrations, 'document'>
  editions(): Promise<readonly Edition[]>
}

/** Undefined for another person's registration. Rejects with RecordsError. */
export async function findOwned(
  id: string,
  subject: string,
  { registrations, editions }: RegistrationSources,
): Promise<OwnedDocument | undefined> {
  const document = await registrations.document(id)
  if (document?.owner !== ownerOf(subject)) return undefined
  const edition = (await editions()).find(({ key }) => key === document.edition)
  return edition && { edition, document }
}
