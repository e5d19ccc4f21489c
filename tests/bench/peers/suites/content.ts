import type { ContentFields, PlainClientAPI } from 'contentful-management'

export type FieldSketch = Omit<ContentFields, 'name' | 'localized' | 'required'> & Partial<ContentFields>
export type EntrySketch = { type: string; id: string; fields: Record<string, unknown> }

export const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

export async function publishType(cma: PlainClientAPI, contentTypeId: string, fields: FieldSketch[]) {
  const draft = await cma.contentType.createWithId(
    { contentTypeId },
    {
      name: contentTypeId,
      fields: fields.map((field) => ({ name: field.id, localized: false, required: false, ...field })),
    },
  )
  await cma.contentType.publish({ contentTypeId }, draft)
}

const english = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { 'en-US': value }]))

export const createEntry = (cma: PlainClientAPI, { type, id, fields }: EntrySketch) =>
  cma.entry.createWithId({ contentTypeId: type, entryId: id }, { fields: english(fields) })

export async function publishEntry(cma: PlainClientAPI, entry: EntrySketch) {
  await cma.entry.publish({ entryId: entry.id }, await createEntry(cma, entry))
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'

export async function publishPicture(cma: PlainClientAPI, assetId: string) {
  const upload = await cma.upload.create({}, { file: picture })
  const file = {
    fileName: `${assetId}.svg`,
    contentType: 'image/svg+xml',
    uploadFrom: linkTo('Upload', upload.sys.id),
  }
  const draft = await cma.asset.createWithId({ assetId }, {
    fields: { title: { 'en-US': assetId }, file: { 'en-US': file } },
  } as never)
  await cma.asset.publish({ assetId }, await cma.asset.processForAllLocales({}, draft))
}

type LocaleSketch = { name: string; code: string; fallbackCode: string | null }

export const createLocale = (cma: PlainClientAPI, locale: LocaleSketch) =>
  cma.locale.create({}, { ...locale, optional: true, contentDeliveryApi: true, contentManagementApi: true })
