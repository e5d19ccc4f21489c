import { type ContentType, models } from '@association/content'
import { contentTypeFor } from '@association/content/read'

// Each model's checks know their own fields; here, where the type is only known at run time, they take any.
export const ourTypes = Object.values(models) as unknown as readonly ContentType[]

const byId = new Map(ourTypes.map((type) => [type.id, type]))

/** Our content type for an id of Contentful, aliases included. */
export const ourType = (id: string): ContentType | undefined => byId.get(contentTypeFor(id) ?? '')
