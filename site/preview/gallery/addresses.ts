import type { Example, Look } from '@association/content/gallery'

export const galleryPath = '/preview/gallery'
export const typePath = (type: string) => `${galleryPath}/${type}`

type ShownExample = Pick<Example, 'type' | 'name'> & { look?: Look }

export const alonePath = (shown: ShownExample) => `${typePath(shown.type)}/alone?${query(shown)}`
export const stagePath = (shown: ShownExample) => `${typePath(shown.type)}/stage?${query(shown)}`

const query = ({ name, look }: ShownExample) =>
  new URLSearchParams({ variant: name, ...(look && look !== 'block' && { look }) }).toString()
