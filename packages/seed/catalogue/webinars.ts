import type { Prose, SeedEntry } from '../define.ts'
import { product } from './products.ts'

/** The price is for one seat, or for the recording afterwards. */
export type SeedWebinar = {
  id: string
  title: string
  slug: string
  picture: string
  people: readonly string[]
  startsAt: string
  durationMinutes: number
  variantId: string
  price: number
  shortDescription: string
  body: Prose
}

/** Members attend every webinar free of charge. */
export const webinar = ({ id, title, picture, people, body, ...fields }: SeedWebinar): SeedEntry[] =>
  product({
    id,
    name: title,
    picture,
    people,
    body,
    fields: {
      productType: 'Webinar',
      credits: 1,
      ...fields,
      ...(fields.price > 0 ? { specialMemberPrice: 0 } : {}),
    },
  })
