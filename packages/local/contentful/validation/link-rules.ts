import type { ContentEntity, EntityLink } from '../entity.ts'
import { isOfMimetypeGroup } from '../query/mimetype-groups.ts'
import { type Bounds, isWithin, present } from './bounds.ts'
import type { RuleSet, Surroundings } from './rule.ts'

type Dimensions = { width?: Bounds; height?: Bounds }
type FileDetails = { size?: number; image?: { width: number; height: number } }

export const linkRules: RuleSet = {
  linkContentType: (value: unknown, wanted: string | string[], around: Surroundings) => {
    const contentTypeId = [wanted].flat()
    const target = around.resolve(value as EntityLink)
    // A link without a target has a separate error, notResolvable.
    return !target || contentTypeId.includes(target.sys.contentType?.sys.id ?? '')
      ? undefined
      : {
          name: 'linkContentType',
          contentTypeId,
          value: linkSys(value),
          details: 'Links to a wrong content type',
        }
  },
  linkMimetypeGroup: (value: unknown, wanted: string | string[], around: Surroundings) => {
    const mimetypeGroupName = [wanted].flat()
    const types = fileTypesOf(around.resolve(value as EntityLink))
    const isFine = types.every((type) => mimetypeGroupName.some((group) => isOfMimetypeGroup(type, group)))
    return isFine
      ? undefined
      : {
          name: 'linkMimetypeGroup',
          mimetypeGroupName,
          value: linkSys(value),
          details: 'Links to a wrong kind of file',
        }
  },
  assetFileSize: (value: unknown, bounds: Bounds, around: Surroundings) =>
    fileDetailsOf(around.resolve(value as EntityLink)).every(({ size }) => isWithin(size ?? 0, bounds))
      ? undefined
      : {
          name: 'assetFileSize',
          ...present(bounds),
          value: linkSys(value),
          details: 'The file has a wrong size',
        },
  assetImageDimensions: (value: unknown, { width, height }: Dimensions, around: Surroundings) =>
    fileDetailsOf(around.resolve(value as EntityLink)).every(
      ({ image }) => !image || (isWithin(image.width, width ?? {}) && isWithin(image.height, height ?? {})),
    )
      ? undefined
      : {
          name: 'assetImageDimensions',
          width,
          height,
          value: linkSys(value),
          details: 'The image has wrong dimensions',
        },
}

const linkSys = (value: unknown) => (value as EntityLink).sys

const fileTypesOf = (asset: ContentEntity | undefined) =>
  Object.values(asset?.fields.file ?? {}).map((file) =>
    String((file as { contentType?: string }).contentType),
  )

const fileDetailsOf = (asset: ContentEntity | undefined) =>
  Object.values(asset?.fields.file ?? {}).map((file) => (file as { details?: FileDetails }).details ?? {})
