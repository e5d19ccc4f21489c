import { isRecord } from '@association/content/safe/is-record.ts'
import type { Session } from '../../contentful/session.ts'
import { askSite, SiteError } from '../../contentful/site/ask-site.ts'

export type Variant = {
  id: string
  productTitle: string
  title: string
  priceCents: number
  isAvailable: boolean
  picture: string | undefined
}
export type VariantPage = { variants: readonly Variant[]; after: string | undefined }

export type VariantQuery = { query: string; after?: string | undefined }

/** Requests one page. Throws SiteError. */
export async function findVariants(
  session: Session,
  { query, after = '' }: VariantQuery,
): Promise<VariantPage> {
  const response = await askSite(session, { path: '/api/editor/variants', body: { query, after } })
  if (!response.ok) throw new SiteError(refusal(response.status))
  return readFound(await response.json().catch(() => undefined))
}

function refusal(status: number): string {
  if (status === 404)
    return 'The site knows no shop. Check the address of the site in the settings of the app.'
  if (status === 502 || status === 504) return 'The shop does not answer. Type the id, or try again later.'
  return `The site could not ask the shop (status ${status}).`
}

function readFound(wire: unknown): VariantPage {
  if (!isRecord(wire) || !Array.isArray(wire.variants))
    throw new SiteError('The site sent something else than variants.')
  return {
    variants: wire.variants.flatMap(readVariant),
    after: typeof wire.after === 'string' ? wire.after : undefined,
  }
}

function readVariant(wire: unknown): Variant[] {
  if (!isRecord(wire) || typeof wire.id !== 'string') return []
  const { url } = isRecord(wire.picture) ? wire.picture : {}
  const variant = {
    id: wire.id,
    productTitle: String(wire.productTitle ?? ''),
    title: String(wire.title ?? ''),
    priceCents: Number(wire.priceCents) || 0,
    isAvailable: wire.isAvailable === true,
    picture: typeof url === 'string' && /^https?:/.test(url) ? url : undefined,
  }
  return [variant]
}

/** Adds the variant title only if the product has several variants. */
export const nameOf = ({ productTitle, title }: Pick<Variant, 'productTitle' | 'title'>): string =>
  title === '' || title === 'Default Title' ? productTitle : `${productTitle} – ${title}`
