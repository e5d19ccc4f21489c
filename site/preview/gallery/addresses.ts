import type { Example, Look } from '@association/content/gallery'

export const galleryPath = '/preview/gallery'
export const typePath = (type: string) => `${galleryPath}/${type}`

type Shown = Pick<Example, 'type' | 'name'> & { look?: Look }

export const alonePath = (shown: Shown) => `${typePath(shown.type)}/alone?${query(shown)}`
export const stagePath = (shown: Shown) => `${typePath(shown.type)}/stage?${query(shown)}`

const query = ({ name, look }: Shown) =>
  new URLSearchParams({ variant: name, ...(look && look !== 'block' && { look }) }).toString()
